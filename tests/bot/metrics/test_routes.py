import pytest

from bot.metrics.routes import route_class, status_class

HERE = "/api/v10"
ID, TOKEN = "1290000000000000000", "aW50ZXJhY3Rpb24-to_ken"


@pytest.mark.parametrize(
    ("method", "path", "named"),
    [
        ("POST", f"/interactions/{ID}/{TOKEN}/callback", "answer"),
        ("PATCH", f"/webhooks/{ID}/{TOKEN}/messages/@original", "answer edit"),
        ("PATCH", f"/webhooks/{ID}/{TOKEN}/messages/{ID}", "answer edit"),
        ("POST", f"/webhooks/{ID}/{TOKEN}", "answer other"),
        ("GET", f"/webhooks/{ID}/{TOKEN}/messages/@original", "answer other"),
        ("POST", f"/channels/{ID}/messages", "message"),
        ("PATCH", f"/channels/{ID}/messages/{ID}", "message edit"),
        ("DELETE", f"/channels/{ID}/messages/{ID}", "message delete"),
        ("GET", f"/channels/{ID}/messages", "history"),
        ("GET", f"/guilds/{ID}/members/{ID}", "member"),
        ("GET", "/gateway/bot", "start"),
        ("GET", "/users/@me", "start"),
        ("PUT", f"/applications/{ID}/commands", "start"),
        ("POST", f"/channels/{ID}/typing", "other"),
        ("GET", f"/users/{ID}", "other"),
    ],
)
def test_a_request_has_a_class_that_names_nobody(method: str, path: str, named: str) -> None:
    assert route_class(method, HERE + path) == named
    assert route_class(method, f"/some/proxy{HERE}{path}") == named


@pytest.mark.parametrize(
    ("status", "named"), [(101, "1xx"), (200, "2xx"), (204, "2xx"), (404, "4xx"), (429, "429"), (503, "5xx"), (None, "none")]
)
def test_rate_limits_are_distinguished_from_refusals(status: int | None, named: str) -> None:
    assert status_class(status) == named
