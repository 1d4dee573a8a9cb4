"""Undo: every step of one's own, sealed answers too; past a reveal or into others' turns by consent."""

from __future__ import annotations

from server.harness import Json, Program


def option(state: Json, number: int = 0) -> str:
    action: str = state["decisions"][0]["options"][number]
    return action


def two(ada: Program, bob: Program, game: str, **more: object) -> Json:
    made = ada.make(game, "open", **more)
    bob.join(made["table"], made["invitation"])
    return ada.state()


def test_a_sealed_answer_is_taken_back_while_the_others_stay(ada: Program, bob: Program) -> None:
    two(ada, bob, "bunny")
    start = ada.state()
    ada.act("play", action=option(start))
    bob.act("play", action=option(bob.state()))
    sealed = bob.state()
    assert ada.state()["undo"] | {"redo": None} == {"step": 0, "turn": 0, "why": None, "redo": None}
    again = ada.act("undo")["state"]
    assert again["view"] == start["view"] | {"asked": again["view"]["asked"], "seat": again["view"]["seat"]}
    assert again["decisions"][0]["options"] == start["decisions"][0]["options"]
    assert again["position"] == 0, "nobody knows what others have answered"
    assert bob.state()["view"]["seat"][1] == sealed["view"]["seat"][1]
    redone = ada.act("redo")["state"]
    assert redone["undo"]["redo"] is None and redone["position"] == 1
    log = ada.state()["log"]
    [undone] = [line["undone"] for line in log if line["kind"] == "undo"]
    assert [line["version"] for line in log if line.get("undone") is True] == undone


def test_every_step_of_ones_own_turn_and_back_again(ada: Program, bob: Program) -> None:
    """Seat 0 goes back step by step to the start of its turn, and forward again, to equal states."""
    state = two(ada, bob, "settlement", seed=11)
    mover, other = (ada, bob) if state["decisions"] else (bob, ada)
    for _ in range(400):
        state = mover.state()
        if not state["decisions"]:
            mover, other = other, mover
            continue
        mover.act("play", version=state["version"], action=option(state))
        after = mover.state()
        if after["undo"] and after["undo"]["turn"] is not None and after["position"] - after["undo"]["turn"] >= 2:
            break
    start = after["undo"]["turn"]
    steps = after["position"] - start
    views = [after["view"]]
    for _ in range(steps):
        views.append(mover.act("undo")["state"]["view"])
    assert mover.state()["position"] == start
    for view in reversed(views[:-1]):
        assert mover.act("redo")["state"]["view"] == view
    assert mover.act("undo", turn=True)["state"]["view"] == views[-1]
    assert mover.act_refused("redo", version=0)["id"] == "stale"


def test_undo_into_anothers_turn_needs_consent(ada: Program, bob: Program) -> None:
    two(ada, bob, "bunny")
    ada.act("play", action=option(ada.state()))
    bob.act("play", action=option(bob.state()))
    while ada.state()["undo"]["why"] is None:  # two cards are chosen before they are shown
        for program in (ada, bob):
            if program.state()["decisions"]:
                program.act("play", action=option(program.state()))
    before = ada.state()
    refusal = ada.act_refused("undo")
    assert refusal["id"] == "needs-consent" and refusal["why"] in ("reveal", "others")
    assert ada.state()["version"] == before["version"]
    vote = ada.act("propose", what="undo")["state"]["votes"][0]
    assert (vote["yes"], vote["waiting"]) == ([0], [1])
    assert ada.act_refused("vote", vote=vote["id"], yes=True)["id"] == "no-vote"
    bob.act("vote", vote=vote["id"], yes=False)
    assert ada.state()["position"] == before["position"] and ada.state()["votes"] == []
    vote = ada.act("propose", what="undo", to=0)["state"]["votes"][0]
    state = bob.act("vote", vote=vote["id"], yes=True)["state"]
    assert state["position"] == 0 and state["log"][-1]["carried"] is True
    assert len(state["log"][-1]["undone"]) == before["position"]


def test_a_vote_ends_when_the_game_moves_on(ada: Program, bob: Program) -> None:
    two(ada, bob, "bunny")
    ada.act("play", action=option(ada.state()))
    vote = ada.act("propose", what="undo", to=0)["state"]["votes"][0]
    while bob.state()["decisions"]:
        assert ada.state()["votes"] == [vote], "what is done under seal moves nothing"
        bob.act("play", action=option(bob.state()))
    assert bob.act_refused("vote", vote=vote["id"], yes=True)["id"] == "no-vote"


def test_bots_agree_to_everything(ada: Program) -> None:
    ada.make("bunny", "random", "random")
    for _ in range(6):
        state = ada.state()
        while not state["decisions"]:
            state = ada.state(f"?wait=5&since={state['version']}")
        state = ada.act("play", version=state["version"], action=option(state))["state"]
    done = ada.act("propose", what="undo", to=0)["state"]
    assert done["position"] <= 2, "back at the start; only bots may have answered since"


def test_nothing_to_take_back(ada: Program, bob: Program) -> None:
    two(ada, bob, "bunny")
    assert ada.act_refused("undo")["id"] == "nothing-to-undo"
    assert ada.act_refused("redo")["id"] == "nothing-to-redo"
    assert ada.act_refused("undo", to=5)["id"] == "nothing-to-undo"


def test_a_late_second_click_on_undo_takes_back_nothing_more(ada: Program) -> None:
    ada.make("bunny", "human")
    for seat in (0, 1):
        state = ada.state(f"?seat={seat}")
        ada.act("play", version=state["version"], action=option(state), seat=seat)
    version = ada.state()["version"]
    ada.act("undo", version=version, seat=1)
    assert ada.act_refused("undo", version=version, seat=1)["id"] == "stale"
