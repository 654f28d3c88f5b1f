"""The program as a person or a script would run it."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
import threading
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import flibuste
from flibuste.bots import random_bot
from flibuste.cli.common import expect_file, expect_folder
from flibuste.cli.sheets import show_sheets
from flibuste.kernel.record import Marks
from flibuste.words.texts import texts

GAME = "crique"


def run(
    *words: str,
    typed: str = "",
    lang: str = "en",
    home: Path | None = None,
    terminal: dict[str, str] | None = None,
) -> tuple[int, str, str]:
    environment = {"PATH": "", "LANG": f"{lang}_XX.UTF-8", "COLUMNS": "140", "PYTHONUTF8": "1"}
    environment |= {"PYTHONPATH": os.environ.get("PYTHONPATH", "")} | (terminal or {})
    if home is not None:
        environment["XDG_STATE_HOME"] = str(home)
    done = subprocess.run(
        [sys.executable, "-m", "flibuste.cli", *words],
        input=typed,
        capture_output=True,
        encoding=environment.get("PYTHONIOENCODING", "utf-8"),
        cwd=home,
        env=environment,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    match = flibuste.play(flibuste.new(GAME, seats=3, seed=4), [random_bot] * 3)
    file.write_text(match.record(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sim", "chess"], "no game named 'chess': expected one of"),
        (["sim", GAME, "--games", "0"], "games: expected 1 to 10000000, got 0"),
        (["sim", GAME, "--games", "9" * 30], "games: expected 1 to 10000000"),
        (["sim", GAME, "--games", "1.5"], "--games: expected a whole number, got '1.5'"),
        (["sim", GAME, "--seed", "0x10"], "--seed: expected a whole number, got '0x10'"),
        (["sim", GAME, "--jobs", "9" * 30], "jobs: expected 1 to 1024"),
        (["sim", "pirates", "--set", "points=--5"], "option points: expected a number from 20 to 100"),
        (["ladder", GAME, "--bots", "random,greedy", "--out", __file__], "test_cli.py: expected a folder"),
        (["tune", GAME, "--rounds", "9" * 30], "rounds: expected 1 to 10000000"),
        (["tune", GAME, "--write", "nowhere.toml"], "nowhere.toml: No such file"),
        (["train", GAME, "--games", "4"], "games: expected 5 to 10000000, got 4"),
        (["train", GAME, "--worlds", "0"], "worlds: expected 1 to 256, got 0"),
        (["train", GAME, "--seats", "9"], "is played by"),
        (["train", GAME, "--out", "nowhere/value.json"], "there is no folder nowhere"),
        (["serve", "--host", ""], "host: expected an address"),
        (["serve", "--db", ""], "db: expected an SQLite file or postgresql"),
        (["serve", "--db", "mysql://somewhere"], "db: expected an SQLite file or postgresql"),
        (["serve", "--export", __file__], "test_cli.py: expected a folder"),
        (["play", GAME, "--save", "."], ".: expected a file, not a folder"),
        (["sim", GAME, "--bots", "random,genius,random"], "no bot named 'genius'"),
        (
            ["sim", GAME, "--bots", "nowhere.py:mine,random,random"],
            "nowhere.py: expected a Python file with a bot",
        ),
        (["sim", GAME, "--bots", f"{__file__}:nobody,random,random"], "expected a function 'nobody'"),
        (["sim", GAME, "--set", "weather=fine"], "no option 'weather'"),
        (["sim", GAME, "--set", "weather"], "expected name=value"),
        (["sim", GAME, "--jobs", "many"], "many"),
        (["play", GAME, "--seats", "17"], "is played by"),
        (["play", GAME, "--people", "9"], "people: expected 0 to"),
        (["play", GAME, "--lang", "de"], "language: expected fr or en"),
        (["play", GAME, "--resume", "nowhere.txt"], "nowhere.txt: No such file"),
        (["verify", "nowhere.txt"], "flibuste: nowhere.txt: No such file"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file"),
        (["rules", GAME, "99.99"], "has no rule '99.99'"),
        (["--data", "nowhere", "rules", GAME], "nowhere: expected a folder"),
        (["--data", "", "rules", GAME], "'': expected a folder"),
        (["swim"], "flibuste: not understood: swim (flibuste --help"),
        (["sim", GAME, "--lang", "de"], "language: expected fr or en"),
        (["sim", GAME, "--bots", ""], "is played by"),
        (["rules", GAME, "--colour"], "--colour"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words: list[str], said: str, tmp_path: Path) -> None:
    code, out, error = run(*words, home=tmp_path)
    assert code == 2
    assert out == ""
    assert error.count("\n") == 1
    assert said in error
    assert list(tmp_path.iterdir()) == []


def test_what_is_wrong_with_a_record_names_its_file(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.txt"
    cut.write_text(record.read_text(encoding="utf-8")[:900], encoding="utf-8")
    for words in (["replay"], ["replay", "--json"], ["replay", "--svg", str(tmp_path / "out")], ["verify"]):
        code, out, error = run(*words, str(cut))
        assert (code, out) == (2, "")
        assert error.startswith(f"flibuste: {cut}: line ")
        assert error.count("\n") == 1
    assert run("replay", str(cut), "--svg", str(cut))[2].startswith(f"flibuste: {cut}: ")
    assert run("replay", str(record), "--svg", str(cut))[2] == f"flibuste: {cut}: File exists\n"
    assert list(tmp_path.iterdir()) == [cut]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "4"], "resume: seats, seed and options are those of the saved game"),
        (["--seed", "4"], "resume: seats, seed and options are those of the saved game"),
        (["--set", "short_game=yes"], "resume: seats, seed and options are those of the saved game"),
        (["chess"], f"a game of {GAME}, not of chess"),
    ],
)
def test_a_resumed_game_is_the_saved_one(words: list[str], said: str, record: Path, tmp_path: Path) -> None:
    code, out, error = run("play", *words, "--resume", str(record), home=tmp_path)
    assert (code, out) == (2, "")
    assert said in error
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize(
    "words", [["rules", GAME], ["verify"], ["sim", GAME, "--games", "2"], ["learn", GAME]]
)
def test_a_terminal_without_accents_is_shown_what_it_can_show(
    words: list[str], encoding: str, record: Path
) -> None:
    plain = {"PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    given = [str(record)] if words == ["verify"] else []
    code, out, error = run(*words, *given, lang="fr", terminal=plain)
    assert code == 0, error
    whole = run(*words, *given, lang="fr")[1]
    assert len(whole.split()) == pytest.approx(len(out.split()), rel=0.1)
    assert out.count("?") <= whole.count("?") + len(out) / 500


def test_what_a_program_reads_stays_json_in_ascii() -> None:
    words = ["rules", GAME, "--json"]
    plain = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    assert [rule["id"] for rule in json.loads(run(*words, terminal=plain)[1])] == [
        rule["id"] for rule in json.loads(run(*words)[1])
    ]


@pytest.mark.parametrize("columns", ["0", "1", "2", "-5", "many"])
def test_a_terminal_without_columns_is_written_to_all_the_same(columns: str) -> None:
    for words in (["--help"], ["play", "--help"], ["verify", "--help"]):
        assert run(*words, terminal={"COLUMNS": columns})[0] == 0


@pytest.mark.parametrize("words", [["rules", GAME], ["rules", GAME, "--json"], ["learn", GAME, "--json"], []])
def test_who_reads_no_further_is_told_nothing(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "flibuste.cli", *(words or ["--version"])],
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_game_without_an_input_is_left_at_once(tmp_path: Path) -> None:
    shell = f'"{sys.executable}" -m flibuste.cli play {GAME} --save "{tmp_path}/game.txt" <&-'
    done = subprocess.run(["/bin/sh", "-c", shell], capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "game.txt").exists()


def test_help_everywhere() -> None:
    for words in ([], ["play"], ["sim"], ["replay"], ["verify"], ["rules"]):
        code, out, _ = run(*words, "--help")
        assert code == 0
        assert "Usage" in out
    assert "From an installed game: see flibuste fleet --help." in run("--help")[1]
    assert "Fleets of Pirates: build one" in run("fleet", "--help")[1]


def test_sim_counts_and_repeats() -> None:
    words = ["sim", GAME, "--games", "20", "--bots", "random,random,random", "--seed", "3", "--json"]
    code, out, _ = run(*words)
    assert code == 0
    figures = json.loads(out)
    assert figures["games"] == 20
    assert sum(figures["wins"]) == pytest.approx(20)
    assert len(figures["scores"]) == 3
    assert 0 < figures["shortest"] <= figures["longest"]
    assert figures["decisions"] > 20
    again = json.loads(run(*words, "--jobs", "2")[1])
    for key in ("games", "decisions", "wins", "shortest", "longest"):
        assert again[key] == figures[key]
    assert again["scores"] == pytest.approx(figures["scores"])


def test_sim_table_in_both_languages() -> None:
    for lang, word in (("fr", "parties"), ("en", "games")):
        code, out, _ = run("sim", GAME, "--games", "3", "--rotate", lang=lang)
        assert code == 0
        assert word in out


def test_verify_and_what_it_finds(record: Path, tmp_path: Path) -> None:
    code, out, _ = run("verify", str(record))
    assert code == 0
    assert "holds" in out
    finding = json.loads(run("verify", str(record), "--json")[1])
    assert finding["holds"] is True
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith("p1 "))
    lines[at] = lines[at].replace("p1 ", "p2 ", 1)
    changed = tmp_path / "changed.txt"
    changed.write_text("".join(lines), encoding="utf-8")
    code, _, error = run("verify", str(changed))
    assert code == 2
    assert f"line {at + 1}:" in error


def test_replay_steps_forth_and_back(record: Path) -> None:
    code, out, _ = run("replay", str(record), typed="\n\np\n5\nb\nq\n")
    assert code == 0
    steps = [line for line in out.splitlines() if "choices" in line]
    assert [int(line.split("after ")[1].split()[0]) for line in steps] == [0, 1, 2, 1, 5, 5]
    assert re.search(
        r"^(Bleu|Vermillon|Vert)\u00a0: ", run("replay", str(record), typed="\n", lang="fr")[1], re.M
    )


def test_replay_for_programs_and_as_pictures(record: Path, tmp_path: Path) -> None:
    steps = json.loads(run("replay", str(record), "--json", "--seat", "1")[1])
    assert steps[0]["step"] == 0
    assert all(step["said"] for step in steps[1:])
    code, _, _ = run("replay", str(record), "--svg", str(tmp_path / "boards"), lang="fr")
    assert code == 0
    boards = sorted((tmp_path / "boards").iterdir())
    assert len(boards) == len(steps)
    assert boards[0].read_text(encoding="utf-8").startswith("<svg")


def test_rules_by_id_and_chapter() -> None:
    assert run("rules", GAME, "8.1", lang="fr")[1] != run("rules", GAME, "8.1", lang="en")[1]
    chapter = json.loads(run("rules", GAME, "8", "--json")[1])
    assert {"id", "fr", "en", "rulings", "house"} == set(chapter[0])
    assert {rule["id"].split(".")[0] for rule in chapter} == {"8"}
    assert len(chapter) > 20


def test_a_game_in_the_terminal_saves_and_resumes(tmp_path: Path) -> None:
    words = ["play", GAME, "--seats", "3", "--bots", "random", "--seed", "5"]
    code, out, _ = run(*words, typed="?\nb\n0\n1\n9\n0\n1\n1\n0\n9999\nfly\n1\no\nl\nq\n", home=tmp_path)
    assert code == 0
    assert "There is no such option" in out
    assert "can’t be chosen" in out
    saved = tmp_path / "flibuste" / f"{GAME}.txt"
    assert str(saved) in out.replace("\n", "")
    match = flibuste.load(saved.read_text(encoding="utf-8"))
    mine = [entry for entry in match.journal if entry.seat == 0]
    assert len(mine) == 2
    code, out, _ = run("play", "--resume", str(saved), "--bots", "random", typed="1\n", home=tmp_path)
    assert code == 0
    on = flibuste.load(saved.read_text(encoding="utf-8"))
    assert on.journal[: len(match.journal)] == match.journal
    assert len(on.journal) > len(match.journal)


def test_a_whole_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    words = ["play", GAME, "--seats", "3", "--bots", "random", "--seed", "6"]
    code, out, _ = run(*words, typed="1\n" * 2000, lang="fr", home=tmp_path)
    assert code == 0
    assert "Score" in out
    match = flibuste.load((tmp_path / "flibuste" / f"{GAME}.txt").read_text(encoding="utf-8"))
    assert len(match.journal) > 30


def test_a_place_that_can_not_be_written_to_is_known_before_the_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "access", lambda place, mode: False)  # the superuser may write anywhere
    for expect, place in ((expect_folder, tmp_path / "new"), (expect_file, tmp_path / "value.json")):
        with pytest.raises(ValueError, match=f"^{tmp_path}: can't be written to$"):
            expect(place)


def test_rare_options_are_folded_away_in_the_terminal(tmp_path: Path) -> None:
    """They have no number until they are asked for."""
    words = ["play", "pirates", "--seats", "2", "--bots", "random", "--seed", "6", "--set", "terrain=0"]
    code, out, _ = run(*words, typed="q\n", home=tmp_path)
    assert code == 0
    assert "m  other choices, seldom wanted" in out
    assert "scuttle" not in out
    count = int(out.rpartition("Your choice (1–")[2].partition(",")[0])
    saved = tmp_path / "flibuste" / "pirates.txt"
    before = flibuste.load(saved.read_text(encoding="utf-8"))
    code, out, _ = run(*words, typed=f"{count + 1}\nq\n", home=tmp_path)
    assert "There is no such option" in out
    assert len(flibuste.load(saved.read_text(encoding="utf-8")).journal) == len(before.journal)
    code, out, _ = run(*words, typed=f"m\n{count + 1}\nq\n", home=tmp_path)
    assert f"  {count + 1}  " in out
    after = flibuste.load(saved.read_text(encoding="utf-8"))
    assert after.journal[len(before.journal)].option[0] == "scuttle"


def test_two_people_at_one_keyboard_see_a_curtain(tmp_path: Path) -> None:
    words = ["play", GAME, "--seats", "3", "--people", "2", "--bots", "random"]
    code, out, _ = run(*words, typed="\n0\n0\n0\n0\n\nq\n", home=tmp_path)
    assert code == 0
    assert out.count("looks away") == 2
    assert out.count("Your hand") == 2  # each is shown their own, before they choose


def test_nobody_at_the_keyboard_watches_the_bots(tmp_path: Path) -> None:
    code, out, _ = run("play", GAME, "--seats", "3", "--people", "0", "--bots", "random", home=tmp_path)
    assert code == 0
    assert len(out.splitlines()) > 50


def test_a_newcomer_is_shown_the_board_and_told_who_he_is(tmp_path: Path) -> None:
    code, out, _ = run("play", GAME, "--seed", "1", "--seats", "3", typed="q\n", home=tmp_path)
    assert code == 0
    assert "You are Blue." in out
    assert out.index("Tavern Island") < out.index("How do you fit out your ship?")


def test_the_aim_is_said_and_said_again_when_it_changes(tmp_path: Path) -> None:
    words = ["play", GAME, "--seed", "1", "--seats", "3"]
    code, out, _ = run(*words, typed="0\n" * 4 + "1\n" * 30 + "q\n", home=tmp_path)
    assert code == 0
    aims = [line for line in out.splitlines() if line.startswith("Aim: ")]
    assert aims[0] == "Aim: Most fame after 12 months. 12 are left, this one included."
    assert len(aims) > 1
    assert all(one != other for one, other in pairwise(aims))
    assert "Aim: " not in run(*words, "--brief", typed="q\n", home=tmp_path)[1]


def test_a_number_out_of_reach_is_refused_in_one_line(tmp_path: Path) -> None:
    code, out, _ = run("play", GAME, "--seed", "1", "--seats", "3", typed="9\n0\n0\n0\n0\nq\n", home=tmp_path)
    assert code == 0
    assert out.count("That is not possible here: type 0, 1, 2, 3, 4.") == 1
    assert "Sail to Tavern Island — " in out  # what lies there


def test_what_only_looks_like_a_number_ends_no_game(tmp_path: Path) -> None:
    """² is a digit to Python, and no number."""
    typed = "0\n" * 4 + "²\n" + "9" * 5000 + "\n" + "b\nq\n"
    code, out, error = run("play", GAME, "--seed", "1", "--seats", "3", typed=typed, home=tmp_path)
    assert (code, error) == (0, "")
    assert "“²” can’t be chosen" in out
    code, _, error = run("fleet", "list", "--cost", "²")
    assert code == 2
    assert error == "flibuste: cost: expected a number or a range like 5-9, got '²'\n"


@pytest.mark.parametrize("width", [30, 80, 200])
@pytest.mark.parametrize("game", flibuste.games())
def test_no_word_of_a_board_is_cut(game: str, width: int) -> None:
    match = flibuste.new(game, seats=3, seed=5)
    rng = random.Random(5)
    for _ in range(60):
        seat = next(iter(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat)))
        if match.over:
            break
    names = tuple(texts(game, "fr").say(f"seat-{seat}") for seat in range(3))
    sheets = match.game.summary(match.view(0), "fr", names)
    screen = Console(width=width, file=io.StringIO())
    show_sheets(screen, sheets, "fr")
    shown = screen.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, shown.splitlines())) <= width
    said = " ".join(cell for sheet in sheets for row in sheet.rows for cell in row)
    assert set(said.split()) - set(shown.replace("│", " ").split()) == set()


def test_a_long_list_is_parted_and_its_lines_hang_beside_the_numbers(tmp_path: Path) -> None:
    words = ["play", "blackbeard", "--seed", "5", "--seats", "3", "--bots", "random"]
    code, out, _ = run(*words, typed="q\n", home=tmp_path, terminal={"COLUMNS": "80"})
    assert code == 0
    listed = out[out.index("   1  ") : out.index("Your choice")].splitlines()
    assert all(re.match(r" {6}\S| *\d+  \S|$", line.rstrip()) for line in listed)
    assert [line.rstrip() for line in listed].count("") == 2


def test_a_line_does_not_begin_with_what_belongs_to_the_last(tmp_path: Path) -> None:
    for columns in ("40", "53", "80"):
        words = ["play", GAME, "--seed", "1", "--seats", "3"]
        typed = "0\n" * 4 + "?\n1\n?\nq\n"
        _, out, _ = run(*words, typed=typed, lang="fr", home=tmp_path, terminal={"COLUMNS": columns})
        assert [line for line in out.splitlines() if line.strip().startswith((":", ";", "»", "!"))] == []


def test_a_search_without_a_find_says_so() -> None:
    for words in (
        ["rules", GAME, "--search", "zeppelin"],
        ["rules", GAME, "--glossary", "--search", "zeppelin"],
    ):
        code, out, _ = run(*words)
        assert (code, out) == (0, "Nothing here has all of: zeppelin\n")
        assert run(*words, "--json")[1] == "[]\n"


def test_passing_is_listed_last(tmp_path: Path) -> None:
    typed = "1\n" * 200
    _, out, _ = run("play", GAME, "--seed", "1", "--seats", "3", typed="0\n" * 4 + typed, home=tmp_path)
    listed = [line.strip() for line in out.splitlines() if line.strip().endswith("  Pass")]
    assert listed
    assert not any(line.startswith("1 ") for line in listed)


def test_a_record_says_nothing_to_the_terminal_by_itself(record: Path, tmp_path: Path) -> None:
    """What stands in it is shown, not obeyed: it could wipe out that it does not hold."""
    marks = Marks()
    lines = [line.rpartition(" ~")[0] for line in record.read_text().splitlines()]
    at = next(number for number, line in enumerate(lines) if line.startswith("data:"))
    lines[at] = "data: \x1b[2K\x08\u202ethe record holds"
    forged = tmp_path / "forged.txt"
    forged.write_text("".join(f"{line} ~{marks.mark(line)}\n" for line in lines), encoding="utf-8")
    code, out, error = run("verify", str(forged))
    assert (code, out) == (2, "")
    assert error.rstrip("\n").isprintable()
    assert "\\x1b[2K" in error


def test_verify_reads_every_byte(record: Path, tmp_path: Path) -> None:
    """Line ends of another system are no record that a match wrote; to step through it they do no harm."""
    changed = tmp_path / "changed.txt"
    changed.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    code, _, error = run("verify", str(changed))
    assert code == 2
    assert "a line end of another system" in error
    assert run("replay", str(changed), "--json")[0] == 0


@pytest.mark.parametrize("end", ["fifo", "/dev/zero"])
def test_a_file_without_an_end_is_one_line(end: str, tmp_path: Path) -> None:
    """A pipe into which nobody writes was waited for, and what never ends was read until the memory did."""
    file = tmp_path / end  # an absolute one stays what it is
    if end == "fifo":
        os.mkfifo(file)
    for words in (["verify"], ["replay", "--json"], ["serve", "--limits"]):
        code, out, error = run(*words, str(file))
        assert (code, out) == (2, ""), words
        assert error.count("\n") == 1
    (tmp_path / "data" / GAME).mkdir(parents=True)
    (tmp_path / "data" / GAME / "box.toml").symlink_to(file)
    code, out, error = run("--data", str(tmp_path / "data"), "sim", GAME, "--games", "1")
    assert (code, out, error.count("\n")) == (2, "", 1)


def test_a_record_may_come_by_a_pipe(record: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_bytes(record.read_bytes()))
    writer.start()  # it waits for a reader
    assert run("verify", str(pipe))[0] == 0
    writer.join()


def test_an_error_is_no_longer_than_a_line(tmp_path: Path) -> None:
    junk = tmp_path / "junk.txt"
    junk.write_text("flibuste record 1\n" + "x" * 100_000)
    for words in (["verify", str(junk)], ["sim", "crique", "--seed", "9" * 5000]):
        code, _, error = run(*words)
        assert code == 2
        assert len(error) < 600


def test_verify_says_when_the_figures_were_others(record: Path, tmp_path: Path) -> None:
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "box.toml").write_text("[box]\ncard_price = 4\n", encoding="utf-8")
    code, _, error = run("--data", str(tmp_path), "verify", str(record))
    assert code == 2
    assert "line 5: made with other component data" in error
    assert error.count("\n") == 1


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("def first(seat):\n    return seat.options[0]\n", encoding="utf-8")
    words = ["sim", GAME, "--games", "3", "--bots", f"{file}:first,random,random", "--json"]
    code, out, _ = run(*words)
    assert code == 0
    assert json.loads(out)["bots"][f"{file}:first"]["games"] == 3


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "map",
            '[[zone]]\nid = "west-caribbean"\nadjacent = ["x"]\n',
            "zone 'west-caribbean', field adjacent: ",
        ),
        ("tables", '[[players]]\nid = "players-3"\ncards = 9\n', "players 'players-3': cards: there are 23"),
    ],
)
def test_figures_that_do_not_fit_are_one_clear_line(file: str, text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "blackbeard").mkdir()
    (tmp_path / "blackbeard" / f"{file}.toml").write_text(text, encoding="utf-8")
    code, out, error = run("--data", str(tmp_path), "sim", "blackbeard", "--games", "1")
    assert (code, out) == (2, "")
    assert error.count("\n") == 1
    assert f"{file}.toml: {said}" in error


def test_the_folder_of_figures_holds_folders_of_games(tmp_path: Path) -> None:
    (tmp_path / "crique").mkdir()
    code, out, error = run("--data", str(tmp_path / "crique"), "rules", "crique", "8.15")
    assert (code, out) == (2, "")
    assert "crique: expected a folder in it, named as a game: blackbeard, crique" in error
    assert error.count("\n") == 1
