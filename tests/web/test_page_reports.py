"""Reports in a browser: a long table is put in order by its heads, and searched."""

from __future__ import annotations

from playwright.sync_api import Browser

from neuland.lab.report import Grid, Report


def test_a_long_table_is_put_in_order_and_searched(browser: Browser) -> None:
    rows = [["123 Frontier", "9,5", "b"], ["129 Valley", "10,1", "a"], ["312 Realm", "-1", "c"]]
    grid = Grid(["World", "Minutes", "Ends"], rows, "All", texts=(0, 2), search="Find")
    page = browser.new_page()
    page.set_content(Report("Atlas", "de", [], [grid]).html())

    def shown() -> list[str]:
        return [name.split()[0] for name in page.locator("tbody tr:visible td:first-child").all_inner_texts()]

    page.get_by_role("button", name="Minutes").click()
    assert shown() == ["312", "123", "129"]
    page.get_by_role("button", name="Minutes").click()
    assert shown() == ["129", "123", "312"]
    assert page.locator("th[aria-sort=descending]").inner_text().startswith("Minutes")
    page.get_by_role("button", name="Ends").click()
    assert shown() == ["129", "123", "312"]
    page.get_by_label("Find").fill("9")
    assert shown() == ["129"], "by number or name, not by what else is said of it"
    page.get_by_label("Find").fill("REALM")
    assert shown() == ["312"]
    page.close()
