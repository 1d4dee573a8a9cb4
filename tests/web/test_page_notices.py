"""Being told that it is one's turn: chosen on the settings' page, shown by the browser, ended by a link."""

from __future__ import annotations

import json
from typing import Any

from web.driver import Visitor, Visits

NO_SERVICE = """
PushManager.prototype.subscribe = async function ({ applicationServerKey: key }) {
  window.asked = key;
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const made = { endpoint: "https://push.example/ada", toJSON: () => ({ keys }), unsubscribe: async () => true };
  PushManager.prototype.getSubscription = async () => made;
  return made;
};
"""
"""A browser's push service cannot be reached from a test: what it would answer (keys from RFC 8291)."""


def hosted(visit: Visits) -> Visitor:
    ada = visit()
    ada.new_table("bunny")
    return ada


def test_ways_are_added_and_ended(visit: Visits) -> None:
    ada = hosted(visit)
    table = ada.page.url
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(NO_SERVICE)
    page = ada.go("/settings")
    page.fill("input[type=url]", "https://hooks.example/ada")
    page.press("input[type=url]", "Enter")
    page.wait_for_selector("[data-way=webhook]")
    page.click("[data-push]")
    page.wait_for_selector("[data-way=push]:has-text('this browser')")
    assert page.evaluate("() => asked") == page.evaluate(
        "async () => (await (await fetch('/api/notices')).json()).push_key"
    )
    assert page.locator("[data-push]").count() == 0
    assert ada.axe() == []
    page.goto(table)
    page.wait_for_selector(".table")
    page.click("[data-menu]")
    page.uncheck("[data-notices]")
    page.wait_for_function("async () => (await (await fetch('/api/notices')).json()).quiet.length === 1")
    page = ada.go("/settings")
    page.click("[data-way=webhook] button")
    page.wait_for_selector("[data-way=webhook]", state="detached")
    way = page.evaluate("async () => (await (await fetch('/api/notices')).json()).ways[0].id")
    eve = visit(name="Eve")
    other = eve.go(f"/stop/{way}")
    other.click("main button")
    other.wait_for_selector("[role=status]")
    page = ada.go("/settings")
    page.wait_for_selector("[data-push]")
    assert page.locator("[data-way]").count() == 0


def test_a_push_message_is_shown(visit: Visits) -> None:
    ada = visit()
    page = ada.go("/settings")
    ada.context.grant_permissions(["notifications"])
    page.evaluate("() => navigator.serviceWorker.register('/push-worker.js').then(() => null)")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    tools = ada.context.new_cdp_session(page)
    found: list[Any] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    message = {
        "title": "Bunny Kingdom (Ada, Bob)",
        "body": "Choose two cards.",
        "url": f"{ada.address}/table/x",
        "table": "x",
    }
    registration = found[-1]["registrationId"]
    told = {"origin": ada.address, "registrationId": registration, "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", told)
    page.wait_for_function(
        """async ({ title, body, table }) => {
            const [shown] = await (await navigator.serviceWorker.ready).getNotifications();
            return shown?.title === title && shown.body === body && shown.tag === table;
        }""",
        arg=message,
    )
