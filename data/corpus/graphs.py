"""Graphs, grids and trees."""

import heapq
from collections import defaultdict, deque
from graphlib import TopologicalSorter
from itertools import product


def shortest_hops(links: dict[str, list[str]], start: str, goal: str) -> int:
    """Find the fewest steps between two nodes with breadth-first search, -1 if none.

    Tags: BFS, queue, shortest path, unweighted graph, deque, visited

    >>> shortest_hops({"a": ["b"], "b": ["c"], "c": []}, "a", "c")
    2
    """
    distance = {start: 0}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        for other in links.get(node, []):
            if other not in distance:
                distance[other] = distance[node] + 1
                queue.append(other)
    return distance.get(goal, -1)


def reachable(links: dict[str, list[str]], start: str) -> set[str]:
    """Collect every node that can be reached, depth first with an explicit stack.

    Tags: DFS, stack, visited set, connected, traversal, graph

    >>> sorted(reachable({"a": ["b"], "c": ["a"]}, "a"))
    ['a', 'b']
    """
    seen: set[str] = set()
    stack = [start]
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            stack.extend(links.get(node, []))
    return seen


def cheapest_route(roads: dict[str, dict[str, int]], start: str, goal: str) -> int | None:
    """Find the lowest total cost between nodes with Dijkstra's algorithm.

    Tags: Dijkstra, weighted graph, priority queue, shortest path, heap

    >>> cheapest_route({"a": {"b": 7, "c": 2}, "c": {"b": 3}}, "a", "b")
    5
    """
    heap, done = [(0, start)], set()
    while heap:
        cost, node = heapq.heappop(heap)
        if node == goal:
            return cost
        if node not in done:
            done.add(node)
            for other, price in roads.get(node, {}).items():
                heapq.heappush(heap, (cost + price, other))
    return None


def safe_order(needs: dict[str, set[str]]) -> list[str]:
    """Order tasks so that each comes after those it depends on.

    Tags: topological sort, graphlib, TopologicalSorter, dependencies, build order

    >>> safe_order({"roof": {"walls"}, "walls": {"floor"}})
    ['floor', 'walls', 'roof']
    """
    return list(TopologicalSorter(needs).static_order())


def free_neighbours(grid: list[str], row: int, column: int) -> list[tuple[int, int]]:
    """List the neighbours of a grid cell that lie inside and are not blocked.

    Tags: grid, four directions, bounds check, maze, adjacent cells

    >>> free_neighbours([".#", ".."], 0, 0)
    [(1, 0)]
    """
    steps = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    inside = [(r, c) for r, c in steps if 0 <= r < len(grid) and 0 <= c < len(grid[0])]
    return [(r, c) for r, c in inside if grid[r][c] != "#"]


def count_islands(grid: list[str]) -> int:
    """Count connected areas of a grid by flooding each one once.

    Tags: flood fill, connected components, grid, islands, region

    >>> count_islands(["x.x", "x..", "..x"])
    3
    """
    land = {(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == "x"}
    islands = 0
    while land:
        islands += 1
        stack = [land.pop()]
        while stack:
            r, c = stack.pop()
            near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & land
            land -= near
            stack.extend(near)
    return islands


def teams_from_links(people: list[str], links: list[tuple[str, str]]) -> int:
    """Count groups of linked items with union-find and path halving.

    Tags: union find, disjoint set, connected components, merge groups, parent

    >>> teams_from_links(["a", "b", "c"], [("a", "c")])
    2
    """
    parent = {person: person for person in people}
    for pair in links:
        roots = []
        for person in pair:
            while parent[person] != person:
                parent[person] = parent[parent[person]]
                person = parent[person]
            roots.append(person)
        parent[roots[0]] = roots[1]
    return sum(parent[person] == person for person in people)


def tree_depth(tree: dict) -> int:
    """Measure how deep a nested structure goes by recursion.

    Tags: recursion, tree, depth, nested dict, base case

    >>> tree_depth({"a": {"b": {}}, "c": {}})
    2
    """
    return 1 + max(map(tree_depth, tree.values())) if tree else 0


def turn_on_compass(facing: str, turns: str) -> str:
    """Turn left and right on a compass with an index modulo four.

    Tags: direction, rotation, modulo, robot, north east south west

    >>> turn_on_compass("N", "RRL")
    'E'
    """
    at = "NESW".index(facing)
    at += turns.count("R") - turns.count("L")
    return "NESW"[at % 4]


def path_back(came_from: dict[str, str], start: str, goal: str) -> list[str]:
    """Rebuild a path from the note of where each node was reached from.

    Tags: path reconstruction, predecessor, parent pointers, reverse

    >>> path_back({"c": "b", "b": "a"}, "a", "c")
    ['a', 'b', 'c']
    """
    path = [goal]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return path[::-1]


def two_camps(rivals: dict[str, list[str]]) -> dict[str, int] | None:
    """Colour a graph with two colours so that neighbours differ, or give None.

    Tags: bipartite, two colouring, graph, stack, conflict

    >>> two_camps({"a": ["b"], "b": ["a"]}), two_camps({"a": ["a"]})
    ({'a': 0, 'b': 1}, None)
    """
    camp: dict[str, int] = {}
    for start in rivals:
        stack = [(start, camp.get(start, 0))]
        while stack:
            node, colour = stack.pop()
            if node not in camp:
                camp[node] = colour
                stack += [(other, 1 - colour) for other in rivals[node]]
            elif camp[node] != colour:
                return None
    return camp


def all_distances(points: list[str], roads: dict[tuple[str, str], int]) -> dict:
    """Find the shortest ways between all nodes by allowing one more stop at a time.

    Tags: Floyd Warshall, all pairs, shortest path, infinity, product

    >>> all_distances(["a", "b", "c"], {("a", "b"): 2, ("b", "c"): 2})["a", "c"]
    4
    """
    far = {(a, b): 0 if a == b else float("inf") for a, b in product(points, points)} | roads
    for via, a, b in product(points, points, points):
        far[a, b] = min(far[a, b], far[a, via] + far[via, b])
    return far


def cheapest_net(cables: list[tuple[int, str, str]]) -> int:
    """Link all nodes at the lowest cost by taking cheap links that join two groups.

    Tags: Kruskal, minimum spanning tree, merge groups, sort by cost

    >>> cheapest_net([(3, "a", "b"), (1, "b", "c"), (9, "a", "c")])
    4
    """
    group = {end: {end} for _, *ends in cables for end in ends}
    cost = 0
    for price, a, b in sorted(cables):
        if group[a] is not group[b]:
            cost += price
            group[a] |= group[b]
            group.update(dict.fromkeys(group[b], group[a]))
    return cost


def both_ways(links: list[tuple[str, str]]) -> dict[str, set[str]]:
    """Turn a list of links into a table of neighbours.

    Tags: adjacency, undirected graph, edge list, defaultdict of sets

    >>> both_ways([("a", "b")])
    {'a': {'b'}, 'b': {'a'}}
    """
    near: defaultdict[str, set[str]] = defaultdict(set)
    for a, b in links:
        near[a].add(b)
        near[b].add(a)
    return dict(near)
