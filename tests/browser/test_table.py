"""At the table: together and alone, on any screen, by mouse or keyboard, whatever the network does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from flibuste.draw.svg import contrast
from tests.server.tools import ROOT, Made, Served

from .conftest import Open
from .hands import asked, choose, confirm, over, picture, play, wait_for_turn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def address(made: Made, token: str) -> str:
    return f"{made.served.url}/m/{made.id}#{token}"


def cards_in(text: str) -> set[int]:
    found = re.findall(r"bid (\d+)|card-(\d+)|carte (\d+)|card (\d+)", text)
    return {int(card) for groups in found for card in groups if card}


def dom(page: Page) -> str:
    """All that is on the page."""
    return page.content()


def hand(made: Made, seat: int) -> set[int]:
    return set(made.table(made.tokens[seat], view=True)["view"]["hand"])


def test_two_browsers_each_with_its_own_secrets(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}], options={"rounds": 2})
    pages, traffic = [], []
    for seat in (0, 1):
        page = visit("about:blank")
        heard: list[str] = []

        def listen(socket: object, heard: list[str] = heard) -> None:
            socket.on("framereceived", lambda frame: heard.append(str(frame)))  # type: ignore[attr-defined]

        page.on("websocket", listen)
        page.goto(address(made, made.tokens[seat]))
        pages.append(page)
        traffic.append(heard)
    rng = random.Random(6)
    dealt = [hand(made, 0), hand(made, 1)]
    while not any(map(over, pages)):
        hands = [hand(made, seat) for seat in (0, 1)]
        for seat, page in enumerate(pages):
            page.wait_for_function("document.querySelector('#board #ground').childElementCount")
            assert not cards_in(dom(page)) & hands[1 - seat]
            if asked(page):
                choose(page, rng)
    for seat, heard in enumerate(traffic):
        shown = cards_in(made.table(made.watch, lang="fr")["story"].__repr__())
        assert heard
        assert not cards_in(" ".join(heard)) & (dealt[1 - seat] - shown)


def test_a_reload_in_the_middle_loses_nothing(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}])
    page = visit(address(made, made.tokens[0]))
    play(page, random.Random(1), 3)
    wait_for_turn(page)
    before = _read(page)
    assert before[1]
    page.reload()
    wait_for_turn(page)
    assert _read(page) == before


def _read(page: Page) -> tuple[str, str, str]:
    """What is asked, all that was told, the question."""
    page.keyboard.press("j")
    expect(page.locator("#story li").last).to_be_visible()
    told = page.locator("#story").inner_text()
    page.keyboard.press("j")
    return asked(page), told, page.locator("#question").inner_text()


@pytest.fixture
def mortal(tmp_path: object) -> Iterator[Served]:
    server = Served(f"{tmp_path}/mortal.sqlite3")
    yield server
    server.stop()


def test_the_server_is_killed_and_comes_back(mortal: Served, visit: Open) -> None:
    made = mortal.make([{"name": "Anne"}, {"bot": "random"}], options={"rounds": 3})
    page = visit(address(made, made.tokens[0]))
    play(page, random.Random(2), 2)
    wait_for_turn(page)
    question = asked(page)
    choices = made.table(made.tokens[0])["choices"]
    mortal.kill()
    expect(page.locator("#connection")).to_be_visible()
    picture(page, "lost-connection")
    page.locator("#prompt .option").first.click()
    confirm(page)  # said while nobody hears: sent once somebody does
    expect(page.locator("#toast")).to_be_visible()
    mortal.start()
    expect(page.locator("#connection")).to_be_hidden(timeout=20_000)
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)
    assert made.table(made.tokens[0])["choices"] > choices
    play(page, random.Random(2), 100)
    assert over(page)
    assert made.ask("POST", "audit", made.tokens[0]).json()["ok"]


def test_without_websockets_it_polls(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}], options={"rounds": 1})
    page = visit("about:blank")
    page.add_init_script(
        "window.WebSocket = class { static OPEN = 1; static CONNECTING = 0; readyState = 3;"
        " constructor() { setTimeout(() => this.onclose?.(), 5); } close() {} send() {} };"
    )
    page.goto(address(made, made.tokens[0]))
    expect(page.locator("#connection")).to_contain_text("retard", timeout=20_000)
    play(page, random.Random(3), 50)
    assert over(page)


def test_keyboard_only_from_the_lobby_to_the_end(server: Served, visit: Open) -> None:
    page = visit(server.url, locale="en-GB")
    page.get_by_role("heading", name="Choose a game").wait_for()
    focused = "() => document.activeElement?.dataset?.prepare"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "toy":
            break
    page.keyboard.press("Enter")
    page.locator("#setting-rounds").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Playing by keyboard")).to_be_visible()
    picture(page, "keyboard-help")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="Rule 1.1")).to_be_visible()
    page.keyboard.press("Escape")
    keys = ["1 1", "ArrowDown Enter Enter", "2 Enter", "2 2"]
    for turn in range(40):
        if not wait_for_turn(page):
            break
        question = asked(page)
        for key in keys[turn % len(keys)].split():
            page.keyboard.press(key)
        page.wait_for_timeout(100)
        if asked(page) == question:
            page.keyboard.press("1")
            page.keyboard.press("1")
            page.wait_for_timeout(100)
    assert over(page)


def test_a_second_press_before_the_new_table_is_here_sends_nothing(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}], options={"rounds": 1})
    page = visit("about:blank")
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def between(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()
        there.on_message(lambda said: held.append((socket, said)) if holding else socket.send(said))

    page.route_web_socket("**", between)
    sent: list[int] = []
    page.on("response", lambda answer: sent.append(answer.status) if "/choices" in answer.url else None)
    page.goto(address(made, made.tokens[0]))
    wait_for_turn(page)
    holding, question = True, asked(page)
    page.keyboard.press("1")  # lights it
    with page.expect_response("**/choices?*"):
        page.keyboard.press("1")
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    assert asked(page) == question, "the new table is not to be here yet"
    assert sent == [200]
    holding = False
    for socket, said in held:
        socket.send(said)
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)
    play(page, random.Random(4), 50)
    assert over(page)


def test_undo_by_key_and_button(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}], options={"rounds": 1})
    made.play(random.Random(1), most=2)
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    for way in ("key", "button"):
        question = asked(page)
        page.locator("#prompt .option", has_text="Marquer").click()
        confirm(page)
        page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)
        expect(page.locator("#undo")).to_be_enabled()
        if way == "key":
            page.keyboard.press("u")
        else:
            page.click("#undo")
        page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask === ask", arg=question)
        expect(page.locator("#undo")).to_be_disabled()


def test_an_illegal_choice_says_which_rule(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}], options={"rounds": 1})
    made.play(random.Random(1), most=2)
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    page.locator("#prompt form input").fill("stake 9999")
    with page.expect_response("**/choices*") as refused:
        page.locator("#prompt form button").click()
    assert refused.value.status == 422
    toast = page.locator("#toast")
    expect(toast).to_contain_text("n’est pas permis")
    toast.get_by_role("button").click()
    expect(page.locator("dialog.rule")).to_contain_text("À son tour")


def test_one_screen_for_two_hides_what_is_not_yours(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}], options={"rounds": 1})
    page = visit(address(made, made.host))
    expect(page.locator("#curtain")).to_be_visible()
    picture(page, "curtain")
    assert not cards_in(dom(page)) & (hand(made, 0) | hand(made, 1))
    page.get_by_role("button", name="Je suis Mary").click()
    wait_for_turn(page)
    assert cards_in(dom(page)) >= hand(made, 1)
    assert not cards_in(dom(page)) & hand(made, 0)
    page.locator("#prompt .option").first.click()
    confirm(page)
    expect(page.locator("#curtain")).to_contain_text("Passez l’écran à Anne")
    assert not cards_in(dom(page)) & hand(made, 1)


def test_both_languages_day_and_night_in_place(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}])
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    expect(page.locator("#question")).to_have_text("Anne, quelle carte misez-vous ?")
    page.click("#lang")
    expect(page.locator("#question")).to_have_text("Anne, which card do you bid?")
    expect(page.locator("#title-game")).to_have_text("The Toy")
    day = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.click("#theme")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != day
    page.reload()
    wait_for_turn(page)
    expect(page.locator("#title-game")).to_have_text("The Toy")
    assert page.evaluate("document.documentElement.dataset.theme") == "night"


def test_on_a_phone(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}], options={"rounds": 2})
    page = visit(address(made, made.tokens[0]), **PHONE)
    wait_for_turn(page)
    picture(page, "phone-prompt")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator("#prompt .option").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.locator("#prompt .option").first.tap()
    page.locator("#go").tap()
    page.get_by_role("tab", name="Joueurs").tap()
    expect(page.locator("#seats .seat").first).to_be_visible()
    page.get_by_role("tab", name="Récit").tap()
    expect(page.locator("#story")).to_be_visible()
    page.get_by_role("tab", name="Choix").tap()
    play(page, random.Random(5), 60)
    assert over(page)
    picture(page, "phone-end")


def test_links_are_shared_and_replaced(server: Served, visit: Open) -> None:
    page = visit(server.url)
    page.click("[data-prepare=toy]")
    page.locator("dialog [data-focus=count-2]").click()
    page.locator("dialog [data-focus=name-0]").fill("Anne")
    page.locator("dialog [data-focus=who-1]").select_option("friend")
    page.click("dialog button[type=submit]")
    expect(page.locator("dialog .fault")).to_contain_text("Seul cet ordinateur")  # shown by themselves
    link = page.locator("dialog [data-link='1'] input").input_value()
    picture(page, "links")
    friend = visit(link)
    wait_for_turn(friend)
    assert friend.locator("#seats .seat.own").inner_text().count("vous")
    page.locator("dialog [data-link='1']").get_by_role("button", name="Nouveau lien").click()
    expect(friend.locator("#prompt")).to_contain_text("Ce lien n’ouvre pas cette partie")
    fresh = page.locator("dialog [data-link='1'] input")
    expect(fresh).not_to_have_value(link)
    spectator = visit(page.get_by_label("Spectateurs").input_value())
    expect(spectator.locator("#prompt")).to_contain_text("Vous regardez")


def test_everything_has_a_name(server: Served, visit: Open) -> None:
    """For a screen reader: buttons, links, fields and what can be clicked on the board."""
    made = server.make([{"name": "Anne"}, {"bot": "random"}])
    nameless = """() => {
      const found = [...document.querySelectorAll('button, a[href], input, select, [role=button]')];
      const name = e => e.getAttribute('aria-label') || e.textContent.trim() || e.title
        || (e.id && document.querySelector(`label[for="${e.id}"]`)?.textContent) || e.alt;
      return found.filter(e => !name(e)).map(e => e.outerHTML.slice(0, 120));
    }"""
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    assert page.evaluate(nameless) == []
    assert page.locator("#hand .can[data-option]").count() == 6
    page.goto(server.url)
    page.click("[data-prepare=toy]")
    assert page.evaluate(nameless) == []
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_the_board_pans_zooms_and_fits(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}])
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    box = "() => document.querySelector('#board svg').getAttribute('viewBox')"
    page.emulate_media(reduced_motion="reduce")
    page.click("#fit")
    whole = page.evaluate(box)
    page.click("#zoom-in")
    near = page.evaluate(box)
    assert float(near.split()[2]) < float(whole.split()[2])
    page.mouse.move(300, 300)
    page.mouse.down()
    page.mouse.move(380, 360, steps=4)
    page.mouse.up()
    panned = page.evaluate(box)
    assert panned.split()[:2] != near.split()[:2]
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"wide => Number(({box})().split(' ')[2]) < wide", arg=float(panned.split()[2]))
    page.click("#fit")
    assert page.evaluate(box) == whole


MOVED = "ask => ![ask, ''].includes(document.querySelector('#prompt').dataset.ask)"


def test_the_keyboard_stays_where_one_is_asked(server: Served, visit: Open) -> None:
    """The button or card that was pressed is gone with its question: the focus goes to the next one."""
    made = server.make([{"name": "Anne"}, {"bot": "random"}], options={"rounds": 3})
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    for place in ("#hand .can", "#prompt .option"):
        question = asked(page)
        page.locator(place).first.focus()
        page.keyboard.press("Enter")  # lights it
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=question)
        assert page.evaluate("document.querySelector('#prompt').contains(document.activeElement)")


def test_what_one_unfolded_or_reads_stays(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    expect(page.locator("#seats details[open]")).to_have_count(1)
    page.locator("#seats summary").nth(1).click()
    page.locator("#pills [data-focus=drawer-piles]").click()
    play(page, random.Random(1), 2)
    wait_for_turn(page)
    page.keyboard.press("j")
    page.locator("#story li").first.evaluate("line => line.dataset.mine = 'yes'")
    play(page, random.Random(1), 3)
    expect(page.locator("#seats details[open]")).to_have_count(2)
    expect(page.locator("#drawer")).to_be_visible()
    assert page.locator("#story li[data-mine=yes]").count() == 1


def test_on_a_phone_a_replay_can_be_left(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}])
    page = visit(address(made, made.tokens[0]), **PHONE)
    play(page, random.Random(1), 200)
    page.locator("#end:not([hidden])").get_by_role("button", name="Revoir").click()
    leave = page.get_by_role("button", name="Quitter la relecture")
    box = leave.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    leave.click()
    expect(page.locator("#replay")).to_be_hidden()


def test_an_option_says_what_one_should_know_to_choose_it(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    page.get_by_label("Voiles +").click()
    hint = page.locator(".composer .main .hint")
    expect(hint).to_have_text("1 or en tout : coque 5, voiles 6, dés au combat : 2")
    page.locator(".composer .main").click()
    confirm(page)
    sail = page.locator("#prompt .option[data-send='sail hull-island'] .hint")
    for _ in range(10):  # who was dealt an event may be asked for it first
        page.locator("#prompt .option").first.wait_for()
        if sail.count():
            break
        question = asked(page)
        page.locator("#prompt .option[data-send='pass']").click()
        confirm(page)
        page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)
    expect(sail).to_contain_text("renommée")


def test_who_loses_alone_reads_that_he_lost(server: Served, visit: Open) -> None:
    page = visit(server.url)
    judge = "async sight => (await import('/web/js/panels.js')).verdict(sight)"
    page.get_by_role("heading", name="Choisissez un jeu").wait_for()
    lost = {"seats": [{"name": "Anne"}], "mine": [0], "end": [{"seat": 0, "place": 2, "score": 3}]}
    assert page.evaluate(judge, lost) == "Vous avez perdu."


def test_the_board_calls_the_players_by_their_names(server: Served, visit: Open) -> None:
    made = server.make(
        [{"name": "Anne"}, {"name": "Mary", "bot": "random"}, {"bot": "random"}], game="crique"
    )
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    for name in ("Anne", "Mary", "Vert"):
        expect(page.locator("#seats")).to_contain_text(name)
    made.ask("PUT", "seats/1", made.host, json={"bot": "random", "name": "Grace"})
    expect(page.locator("#seats")).to_contain_text("Grace")


def test_a_question_is_told_from_its_reasons(server: Served, visit: Open) -> None:
    page = visit(server.url)
    split = "async said => (await import('/web/js/panels.js')).asking(said)"
    for said, parts in {
        "Que faire ? Il vous reste 2 actions.": ["Que faire ?", "Il vous reste 2 actions."],
        "Kidd vient d’agir : raid. Intervenez-vous ?": ["Intervenez-vous ?", "Kidd vient d’agir : raid."],
        "Sail to St. John or St. Maarten?": ["Sail to St. John or St. Maarten?", ""],
        "Pick a card.": ["Pick a card.", ""],
    }.items():
        assert page.evaluate(split, said) == parts


def test_many_options_are_asked_for_in_steps(server: Served, visit: Open) -> None:
    """Who, then what; the rows are called by what the steps have not said yet."""
    page = visit(server.url)
    shown = page.evaluate(
        """async () => {
          const { inSteps, rows } = await import('/web/js/prompt.js');
          const options = ['kidd', 'avery'].flatMap(who => [
            ...['goa', 'bath', 'bombay'].map(port => [`attack ${who} ${port}`, `${who} : attaquer ${port}`]),
            ...['india', 'africa', 'boston'].map(port => [`move ${who} ${port}`, `${who} : cap sur ${port}`]),
          ]).map(([option, text]) => ({ option, text, words: option.split(' ').slice(1) }));
          const { steps, left } = inSteps('act', options);
          return [steps.map(s => [s.label, s.answers.map(a => [a.title, a.options.length])]),
            rows(left, steps).map(r => [r.key, r.name])];
        }"""
    )
    assert shown[0] == [
        ["step-who", [["Kidd", 6], ["Avery", 6]]],
        ["step-what", [["Attaquer", 3], ["Cap sur", 3]]],
    ]
    assert shown[1] == [["1", "Goa"], ["2", "Bath"], ["3", "Bombay"]]


def test_the_way_out_needs_two_presses_and_enter_alone_does_nothing(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}], options={"rounds": 1})
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    question = asked(page)
    page.keyboard.press("Enter")
    page.locator("#prompt .option").first.click()
    expect(page.locator("#prompt .option").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#go")).to_be_hidden()
    assert asked(page) == question
    assert made.table(made.watch)["choices"] == 0


#: What is on its way on the chart.
SAILING = "() => [...document.querySelectorAll('[data-key]')].flatMap(one => one.getAnimations()).length"
STILL = SAILING.replace("() => ", "() => !")


def _moved(page: Page, rng: random.Random) -> None:
    """Play on until something has moved on the chart since the last move, and no battle lies over it."""
    page.evaluate(
        "async () => { const at = [...document.scripts].find(one => one.src.includes('table')).src;"
        " window.flibuste = (await import(at)).table; }"
    )
    moves = "() => [...flibuste.film.moves(flibuste.recap.beats).values()].flat().length"
    for _ in range(30):
        assert wait_for_turn(page)
        if page.evaluate(moves) and page.locator("#recap .round").is_visible():
            return
        play(page, rng, 1)
    pytest.fail("nothing has moved")


def test_the_recap_sails_again_on_the_chart_until_one_has_seen_enough(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(address(made, made.tokens[0]))
    _moved(page, random.Random(4))
    page.wait_for_function(STILL)
    again = page.locator("#recap .round")
    expect(again).to_have_attribute("aria-label", "Revoir sur la carte")
    again.click()
    page.wait_for_function(SAILING)
    expect(again).to_have_attribute("aria-label", re.compile("^Passer"))
    page.keyboard.press("Escape")
    page.wait_for_function(STILL)
    expect(again).to_have_attribute("aria-label", "Revoir sur la carte")
    again.click()
    page.wait_for_function(SAILING)
    page.locator("#prompt .option:visible").first.click()  # to choose is to have seen enough
    page.wait_for_function(STILL)


def test_nothing_sails_for_those_who_want_no_motion(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(address(made, made.tokens[0]), reduced_motion="reduce")
    _moved(page, random.Random(4))
    page.locator("#recap .round").click()
    expect(page.locator("#stage.again")).to_have_count(1)
    assert page.evaluate(SAILING) == 0
    assert page.locator("#recap .beat.shown").count() <= 1


def test_the_end_is_a_place_from_which_one_sees_the_final_table(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}])
    page = visit(address(made, made.tokens[0]))
    play(page, random.Random(1), 200)
    end = page.locator("#end")
    expect(end.locator(".standing")).to_have_count(3)
    expect(page.locator("#end-title")).to_be_focused()
    assert page.evaluate("document.querySelector('#main').inert")
    end.locator("[data-go=table]").click()
    expect(end).to_be_hidden()
    page.locator("#fit").click()  # the table is there to be looked at
    page.locator("#prompt [data-act=closing]").click()
    expect(end).to_be_visible()
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    assert not page.evaluate("document.querySelector('#main').inert")


def test_since_your_last_move_is_told_in_beats(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(address(made, made.tokens[0]))
    rng = random.Random(4)
    play(page, rng, 3)
    beats = page.locator("#recap .beat")
    while wait_for_turn(page) and not beats.first.is_visible():  # a battle lies over it
        play(page, rng, 1)
    expect(beats.first).to_be_visible()
    assert beats.count() <= 3
    beats.first.click()
    expect(page.locator("#recap .beat.shown")).to_have_count(1)
    page.locator("#recap .since button").click()
    expect(page.locator("#stage.again")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#stage.again")).to_have_count(0)
    page.keyboard.press("j")
    expect(page.locator("#story-area")).to_be_visible()


def test_matches_under_way_come_first_in_the_lobby(server: Served, visit: Open) -> None:
    page = visit(server.url)
    expect(page.locator("#hint")).to_contain_text("Deux clics")
    expect(page.locator("#mine-area")).to_be_hidden()
    for _ in range(5):
        page.click("[data-play=toy]")
        wait_for_turn(page)
        page.goto(server.url)
    expect(page.locator("#mine > li:not(.older)")).to_have_count(3)
    page.locator("#mine .older summary").click()
    expect(page.locator("#mine .older li")).to_have_count(2)
    day = page.locator(".poster").first.get_attribute("src")
    page.click("#theme")
    expect(page.locator(".poster").first).not_to_have_attribute("src", str(day))


def test_text_is_legible_by_day_and_by_night() -> None:
    css = (ROOT / "src" / "flibuste" / "web" / "style.css").read_text()
    blocks = re.findall(r":root[^{]*\{(.*?)\}", css, re.S)
    day = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", blocks[0]))
    night = day | dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", blocks[1]))
    for palette in (day, night):
        for ink in ("ink", "faint", "good", "bad"):
            for ground in ("paper", "card"):
                assert contrast(palette[ink], palette[ground]) >= 4.5, (ink, ground)
        assert contrast(palette["ink"], palette["land"]) >= 4.5
        assert contrast(palette["wave-ink"], palette["wave"]) >= 4.5
        assert contrast(palette["header-ink"], palette["header"]) >= 4.5
    seats = re.findall(r"\.seat-\d \{ background: (#\w{6});(?: color: (#\w{6});)? \}", css)
    assert len(seats) == 10
    for ground, ink in seats:
        assert contrast(ink or "#ffffff", ground) >= 4.5, ground
