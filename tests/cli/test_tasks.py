"""``han tasks``: list, show, build, verify."""

from han.paths import resource


def test_list_shows_families_and_sets(han):
    code, out, _ = han("tasks", "list", "--kind", "house", "--area", "lists")
    assert code == 0
    assert "score_hay_bales" in out and "keep_long_words" not in out
    assert "frozen set" in out and "validation" in out


def test_list_of_nothing_says_so(han):
    code, _, [line] = han("tasks", "list", "--area", "poetry")
    assert code == 1 and "no family is like that" in line


def test_show_prints_what_the_nodes_read_and_no_more(han):
    code, out, _ = han("tasks", "show", "train/laundry_basket_price-3-n0")
    assert code == 0
    assert "def laundry_basket_price" in out and ">>> laundry_basket_price" in out
    assert "hidden tests" in out and "return" not in out.partition("hidden tests")[2]


def test_show_by_family_seed_and_noise(han):
    _, clean, _ = han("tasks", "show", "laundry_basket_price", "--seed", "3")
    _, loud, _ = han("tasks", "show", "laundry_basket_price", "--seed", "3", "--noise", "3")
    assert "train/laundry_basket_price-3-n0" in clean and "train/laundry_basket_price-3-n3" in loud
    assert len(loud) > 1.5 * len(clean)


def test_show_reference_and_hidden_when_asked(han):
    _, out, _ = han("tasks", "show", "laundry_basket_price", "--reference", "--hidden")
    assert "return" in out.rpartition("def laundry_basket_price")[2]
    assert out.count(" -> ") > 20


def test_the_reference_of_a_foreign_task_is_not_kept(han):
    code, _, [*_, line] = han("tasks", "show", "starter/patrol", "--reference")
    assert code == 1 and "was not generated" in line


def test_build_writes_the_shipped_bytes(han, tmp_path):
    code, out, _ = han("tasks", "build", "--to", tmp_path)
    assert code == 0 and "test.jsonl" in out
    digests = (tmp_path / "digests.json").read_text()
    assert digests == (resource("data/tasks") / "digests.json").read_text()


def test_verify_one_family(han):
    code, out, _ = han("tasks", "verify", "laundry_basket_price", "--seeds", "1")
    assert code == 0 and "1 families, 1 tasks" in out and "100.0%" in out


def test_verify_an_unknown_family(han):
    code, _, [line] = han("tasks", "verify", "laundry_basket_prize")
    assert code == 1 and "no family 'laundry_basket_prize'" in line
