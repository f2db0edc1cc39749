"""What an answer of a coding model is likely to say: given to deflate beforehand.

Short answers hold little that repeats within themselves; most of what they share is here. Part of
the format: a change is a new version of it. What is likeliest stands last, where it is cheapest.
"""

PRESET = b'''\
Here is the corrected function. The mistake is that the function does not handle the case where \
the list is empty. The function should return the number of elements in the list that are greater \
than the given value. The function takes a string and returns the words in the order in which they \
first appear, in ascending order, in alphabetical order, separated by spaces. If there is no such \
element, return None. If two of them are equal, the first one is kept. The result is rounded to \
two decimal places. Raises ValueError if the input is not valid.
1. The function takes a list of integers and returns the sum of all the even numbers.
2. Sort the list by the second element, then by the first.
3. Initialize an empty dictionary to store the counts.
4. Iterate over each character in the string.
5. Return the result.
- Count the number of times each value occurs.
- Ignore upper and lower case.
```diff
--- a/solution.py
+++ b/solution.py
@@ -1,4 +1,4 @@
-    return result
+    return sorted(result)
import re
import math
import datetime
import itertools
from typing import List, Dict, Tuple, Optional, Any
from collections import defaultdict, Counter, deque
from datetime import datetime, timedelta
from functools import reduce
class Solution:
    def __init__(self):
        self.items = []
    @staticmethod
    try:
        value = float(text)
    except ValueError:
        raise ValueError("invalid")
    while left < right:
        mid = (left + right) // 2
        left += 1
        right -= 1
        break
        continue
    matches = re.findall(r"[a-z]+", text.lower())
    parts = line.strip().split(",")
    seen = set()
    count = 0
    total = 0.0
    result = {}
    stack = []
    current = ""
    max_value = max(values)
    min_value = min(values, key=lambda x: x[1])
    numbers = sorted(numbers, key=lambda x: (-x[1], x[0]), reverse=True)
    for key, value in data.items():
        if key not in result:
            result[key] = []
        result[key].append(value)
    for i, item in enumerate(items):
        if isinstance(item, str) and len(item) > 1:
            total += item
        elif item is None or item == "":
            continue
        else:
            seen.add(item)
    for i in range(len(s) - 1):
        for j in range(i + 1, n):
            if s[i] == s[j]:
                return False
    return " ".join(words)
    return "".join(reversed(text))
    return round(total / len(values), 2)
    return [x for x in numbers if x % 2 == 0]
    return sum(1 for x in items if x > limit)
    return True
    """
    Returns the number of
    :param s: str
    :return: int
    Args:
    Example:
    >>>
    """
    # Remove duplicates
    # Check if the list is empty
    if not numbers:
        return 0
    # Initialize the result
    # Sort the list in ascending order
    # Split the string into words
    words = text.split()
    # Iterate over the list
    for word in words:
    # Count the number of
    counts[word] = counts.get(word, 0) + 1
    # Return the result
    return result
```
```python
def solve(items: list[str], limit: int) -> list[tuple[int, str]]:
    # Rule: If the list is empty, return an empty list
    if not items:
        return []
    result = []
    for item in items:
        result.append(item)
    return result
```'''
