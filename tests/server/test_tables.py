"""Tables over HTTP: made, joined, played to the end; whatever does not fit is refused and changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from starlette.testclient import TestClient

import neuland
from neuland.server.api import answers
from server.harness import Json, Program, play_out


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_a_program_plays_each_game_against_another_and_a_bot(game: str, ada: Program, bob: Program) -> None:
    facts = neuland.load(game)
    others = ["open", "random"][: (3 if 3 in facts.seats else 2) - 1]
    made = ada.make(game, *others)
    bob.join(made["table"], made["invitation"])
    state = play_out([ada, bob], Random(5))
    answers.State.model_validate(state)
    record = neuland.Record.loads(ada.send("GET", f"/api/tables/{ada.table}/record").text)
    table = neuland.replay(record)
    assert table.over and table.scores == state["result"]["scores"]
    assert state["table"]["seed"] == str(record.seed)
    assert [sum(row["points"] for row in sheet) for sheet in state["result"]["sheets"]] == state["result"]["scores"]


def test_states_are_what_the_api_says(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open", clock={"kind": "bank", "seconds": 600, "increment": 5})
    answers.Made.model_validate(made)
    assert made["state"]["table"]["status"] == "open" and made["state"]["view"] is None
    answers.Joined.model_validate(bob.join(made["table"], made["invitation"]))
    answers.State.model_validate(ada.state())
    answers.State.model_validate(ada.state("?seat=none"))
    for game in ada.get("/api/games"):
        answers.GameFacts.model_validate(game)
        for component in ada.get(f"/api/games/{game['id']}/components?lang=de")[:3]:
            answers.ComponentFacts.model_validate(component)
    answers.MeFacts.model_validate(ada.get("/api/me"))
    assert ada.get("/api/me")["tables"][0]["your_turn"] is True
    answers.InWords.model_validate(ada.get(f"/api/tables/{ada.table}/words?lang=de"))


def test_whoever_sits_there_is_said_by_name(ada: Program) -> None:
    """People by their names, bots and people without a name by their seats: in words and in lists of tables."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "2"}, {"kind": "bot", "bot": "random"}]
    ada.make("bunny", seats=seats)
    board = ada.get(f"/api/tables/{ada.table}/words?seat=0")["board"]
    assert all(f"{name}:" in board for name in ("Ada", "Player 2", "Bot 3")), board
    assert "random" not in board
    assert [player["name"] for player in ada.state("?seat=0")["players"]] == ["Ada", "", ""]
    assert [player["name"] for player in ada.get("/api/me")["tables"][0]["players"]] == ["Ada", "", ""]


def test_why_not_is_a_question(ada: Program, bob: Program) -> None:
    """Nothing is played, and nothing is refused, by asking why something is not possible."""
    made = ada.make("settlement", "open", seed=3)
    bob.join(made["table"], made["invitation"])
    while ada.state()["decisions"] == [] or ada.state()["decisions"][0]["prompt"] != "turn":
        for program in (ada, bob):
            for decision in program.state()["decisions"]:
                program.act("play", action=decision["options"][0 if decision["prompt"] == "artefact" else -1])
    before = ada.state()
    ask = f"/api/tables/{ada.table}/why-not"
    answers.WhyNot.model_validate(ada.get(f"{ask}?action=fight I-1"))
    assert ada.get(f"{ask}?action=fight I-1") == {"reason": "unexplored"}
    assert ada.get(f"{ask}?action=end") == {"reason": "nothing-done"}
    assert ada.get(f"{ask}?thing=II") == {"reason": None}, "it can be activated"
    assert ada.get(f"{ask}?action=nonsense") == {"reason": "not-offered"}
    assert ada.get(f"{ask}?action={before['decisions'][0]['options'][0]}") == {"reason": None}
    assert ada.state() | {"now": 0} == before | {"now": 0}
    for query, refusal in (
        ("", "malformed"),
        ("?action=x&thing=y", "malformed"),
        ("?action=a%0Ab", "malformed-action"),
    ):
        assert ada.send("GET", ask + query).json()["refusal"]["id"] == refusal
    assert bob.send("GET", f"{ask}?action=pass").json()["refusal"]["id"] == "not-your-turn"
    assert bob.send("GET", f"{ask}?action=pass&seat=0").json()["refusal"]["id"] == "not-yours"


def test_why_not_can_ask_about_a_thing(ada: Program) -> None:
    ada.make("bunny", "human")
    hand = ada.state("?seat=0")["view"]["seat"][0]["hand"]
    other = next(
        square for square in ("A1", "B2", "C3", "D4", "E5", "F6", "G7", "H8", "I9", "J10") if square not in hand
    )
    ask = f"/api/tables/{ada.table}/why-not?seat=0"
    assert ada.get(f"{ask}&thing={other}") == {"reason": "not-in-hand"}
    assert ada.get(f"{ask}&thing={other}&chosen={hand[0]}") == {"reason": "not-in-hand"}
    assert ada.get(f"{ask}&thing={hand[0]}") == {"reason": None}


def test_texts_come_as_fluent_files(client: TestClient) -> None:
    assert "refusal-stale" in client.get("/api/text/de.ftl").text
    assert "prompt-pick" in client.get("/api/text/bunny/en.ftl").text
    assert client.get("/api/text/bunny/fr.ftl").status_code == 422


def test_an_answer_to_a_question_that_is_gone_is_stale(ada: Program) -> None:
    ada.make("bunny", "human", seed=3)
    before = ada.state("?seat=0")
    option = before["decisions"][0]["options"][0]
    ada.act("play", version=before["version"], action=option, seat=0)
    answer = ada.send(
        "POST", f"/api/tables/{ada.table}/play", {"version": before["version"], "action": option, "seat": 0}
    )
    assert answer.status_code == 409 and answer.json()["refusal"]["id"] == "stale"
    assert answer.json()["state"]["version"] == before["version"] + 1


def test_what_others_answer_meanwhile_does_not_make_mine_stale(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open")
    bob.join(made["table"], made["invitation"])
    mine, theirs = ada.state(), bob.state()
    bob.act("play", version=theirs["version"], action=theirs["decisions"][0]["options"][0])
    done = ada.act("play", version=mine["version"], action=mine["decisions"][0]["options"][0])
    assert done["version"] == mine["version"] + 1, "of theirs nothing is told"


def test_a_request_sent_again_is_not_done_twice(ada: Program) -> None:
    ada.make("settlement", "random")
    state = ada.state(f"?since={ada.state()['version']}")
    while not state["decisions"]:
        state = ada.state(f"?wait=5&since={state['version']}")
    action = state["decisions"][0]["options"][0]
    first = ada.act("play", version=state["version"], action=action, id="mine-1")
    again = ada.act("play", version=state["version"], action=action, id="mine-1")
    assert again["version"] == first["version"]
    plays = [line for line in ada.state()["log"] if line["kind"] == "play" and line["seat"] == 0]
    assert len(plays) == 1


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"action": "fly away"}, "illegal-action"),
        ({"action": "two  spaces"}, "malformed-action"),
        ({"action": ""}, "malformed-action"),
        ({"action": "x" * 300}, "malformed"),
        ({"action": 5}, "malformed"),
        ({"action": "pass", "version": -1}, "malformed"),
        ({"action": "pass", "version": 10**6}, "malformed"),
        ({"action": "pass", "seat": 1}, "not-yours"),
        ({"action": "pass", "more": 1}, "malformed"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(ada: Program, body: dict[str, object], refusal: str) -> None:
    ada.make("bunny", "open", visibility="public", seed=1)
    other = Program(ada.client)
    other.join(ada.table, None)
    before = ada.state()
    assert ada.act_refused("play", **body)["id"] == refusal
    assert ada.state() | {"now": 0} == before | {"now": 0}


def test_wrong_wishes_for_a_table_are_refused(ada: Program) -> None:
    human = {"kind": "human", "name": "Ada"}
    wishes: list[tuple[Json, str]] = [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "bunny", "seats": [human]}, "bad-option"),
        ({"game": "bunny", "seats": [human, {"kind": "bot", "bot": "/etc/passwd.py:Bot"}]}, "malformed"),
        ({"game": "bunny", "seats": [human, {"kind": "bot", "bot": "evil.py:Bot"}]}, "bad-option"),
        ({"game": "bunny", "seats": [human, human], "options": {"deal": "mine"}}, "bad-option"),
        ({"game": "bunny", "seats": [human, human], "clock": {"kind": "move"}}, "bad-option"),
        ({"game": "bunny", "seats": [human, human], "from": {"record": "x", "lesson": "y"}}, "malformed"),
        ({"from": {"record": "not a record"}}, "bad-record"),
        ({"from": {"record": "[" * 50_000}}, "bad-record"),
        ({"from": {"case": "not TOML ["}}, "bad-scenario"),
        ({"from": {"case": "a = " + "[" * 50_000}}, "bad-scenario"),
        ({"from": {"case": '[[case]]\nid = 5\ngame = "bunny"\nthen = {}\ngiven = { seat = 7 }\n'}}, "bad-scenario"),
        ({"from": {"case": '[[case]]\nid = "x"\ngame = []\nthen = {}\n'}}, "bad-scenario"),
        ({"from": {"table": "nowhere"}}, "unknown-table"),
        ({"game": "bunny", "from": {"lesson": "nothing"}}, "bad-scenario"),
        ({}, "malformed"),
        ({"game": "bunny", "seats": [{"kind": "human", "name": "\x00"}, human]}, "malformed"),
    ]
    for wish, refusal in wishes:
        assert ada.refused("/api/tables", wish)["id"] == refusal, wish


def test_invitations_take_open_seats_and_nothing_else(ada: Program, bob: Program) -> None:
    made = ada.make("settlement", "open", "open")
    table = made["table"]
    assert bob.refused(f"/api/tables/{table}/join", {"name": "Bob", "invitation": "guess"})["id"] == "no-seat"
    assert bob.refused(f"/api/tables/{table}/join", {"name": "Bob"})["id"] == "no-seat"
    assert bob.refused(f"/api/tables/{table}/join", {"name": "Bob", "invitation": "für dich"})["id"] == "no-seat"
    assert bob.refused("/api/tables/%00x")["id"] == "unknown-table"
    assert Program(ada.client).get(f"/api/tables/{table}")["table"]["invitation"] is None
    assert bob.join(table, made["invitation"], seat=2)["seat"] == 2
    assert bob.refused(f"/api/tables/{table}/seats/1", {"kind": "bot"})["id"] == "not-yours"
    state = ada.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})["state"]
    assert state["table"]["status"] == "running" and state["table"]["invitation"] is None
    late = Program(ada.client)
    assert (
        late.refused(f"/api/tables/{table}/join", {"name": "Eve", "invitation": made["invitation"]})["id"] == "no-seat"
    )


def test_private_tables_are_nobody_elses(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "human", visibility="private")
    bob.post("/api/me", {"name": "Bob", "token": True})
    for path in ("", "/words", "/history", "/record", "/positions/0"):
        assert bob.refused(f"/api/tables/{made['table']}{path}")["id"] == "unknown-table"
    assert ada.get("/api/tables") == []


def test_the_lobby_lists_public_tables(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open", visibility="public")
    [listed] = bob.get("/api/tables")
    answers.Summary.model_validate(listed)
    assert listed["id"] == made["table"] and [p["kind"] for p in listed["players"]] == ["human", "open"]
    bob.join(made["table"], None)
    assert bob.get("/api/tables")[0]["status"] == "running"


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open", visibility="public")
    bob.join(made["table"], None)
    bob.act("leave")
    assert [player["kind"] for player in ada.state()["players"]] == ["human", "bot"]
    assert bob.act_refused("play", action="x")["id"] == "not-your-turn"
    bob.act("return")
    assert [player["kind"] for player in ada.state()["players"]] == ["human", "human"]


def test_accounts_find_ones_tables_again(client: TestClient, ada: Program) -> None:
    ada.make("bunny", "human")
    client.cookies.clear()
    here = {"authorization": f"Bearer {ada.token}"}
    signed = client.post("/api/accounts", json={"login": "Ada.L", "password": "analytical engine"}, headers=here)
    assert signed.status_code == 200, signed.text
    other = Program(client)
    assert other.refused("/api/login", {"login": "ada.l", "password": "analytical"})["id"] == "bad-login"
    assert other.refused("/api/login", {"login": "nobody", "password": "analytical"})["id"] == "bad-login"
    found = other.post("/api/login", {"login": "ada.l", "password": "analytical engine", "token": True})
    other.token = found["token"]
    assert [table["id"] for table in other.get("/api/me")["tables"]] == [ada.table]
    assert other.get(f"/api/tables/{ada.table}")["you"]["seats"] == [0, 1]
    other.post("/api/logout", {})
    assert other.get("/api/me")["player"] is None
    assert ada.refused("/api/accounts", {"login": "ada.l", "password": "something else"})["id"] == "login-taken"


def test_chat_is_in_the_log_for_everybody(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open")
    bob.join(made["table"], made["invitation"])
    bob.act("chat", text="Hello  there")
    line = ada.state()["log"][-1]
    assert (line["kind"], line["text"], line["name"]) == ("chat", "Hello there", "Bob")
    watcher = Program(ada.client)
    watcher.table = ada.table
    assert watcher.state()["log"][-1]["text"] == "Hello there"
    assert watcher.act_refused("chat", text="me too")["id"] == "no-player"
    assert ada.act_refused("chat", text="x" * 501)["id"] == "malformed"


def test_reports_are_kept_with_the_table(ada: Program) -> None:
    ada.make("bunny", "human")
    assert ada.act("report", note="Seat 1 looks wrong.")["version"] == ada.state()["version"]
    assert Program(ada.client).refused(f"/api/tables/{ada.table}/report", {"note": "x"})["id"] == "no-player"


def test_a_list_says_how_far_a_table_has_come_and_who_is_asked(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open")
    first = ada.get("/api/me")["tables"][0]
    assert (first["status"], first["asked"], first["your_turn"], first["start"]) == ("open", [], False, "deal")
    bob.join(made["table"], made["invitation"])
    for _ in range(6):
        listed, view = ada.get("/api/me")["tables"][0], ada.state()["view"]
        asked = [ask["seat"] for ask in view["asked"]]
        assert (listed["round"], listed["phase"], listed["asked"]) == (view["round"], view["phase"], asked)
        assert listed["your_turn"] == (0 in asked) and listed["changed"] >= first["changed"]
        mover = (ada, bob)[asked[0]]
        mover.act("play", action=mover.state()["decisions"][0]["options"][0])
    assert any(line["seat"] == 1 for line in ada.state()["log"] if line["kind"] == "play")
    lesson = ada.get("/api/games")[0]["lessons"][0]
    ada.post("/api/tables", {"game": "bunny", "from": {"lesson": lesson}})
    assert ada.get("/api/me")["tables"][0]["start"] == "case", "lessons can be told from tables"


def test_a_hidden_table_comes_back_when_one_is_asked_and_a_removed_one_does_not(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open")
    bob.join(made["table"], made["invitation"])
    path = f"/api/tables/{made['table']}/list"

    def listed(who: Program) -> list[bool]:
        return [table["hidden"] for table in who.get("/api/me")["tables"]]

    ada.post(path, {"where": "hidden"})
    assert listed(ada) == [True] and listed(bob) == [False], "though ada is asked already; for others nothing changes"
    bob.act("play", action=bob.state()["decisions"][0]["options"][0])
    assert listed(ada) == [True], "what is done under seal brings nothing back: nobody counts others' steps"
    bob.act("chat", text="Your turn!")
    assert listed(ada) == [False], "something happened that ada may know, and it is her turn"
    ada.post(path, {"where": "removed"})
    bob.act("chat", text="Where are you?")
    assert listed(ada) == [] and listed(bob) == [False]
    ada.post(path, {"where": "shown"})
    assert listed(ada) == [False]
    assert Program(bob.client, "").refused(path, {"where": "hidden"})["id"] == "no-player"
