import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutCredentials } from "./credentials.ts";

test("an address is reported without what opens it, and is else as it was", () => {
  for (const [given, kept] of [
    ["https://x-access-token:hidden@github.com/a/b.git", "https://github.com/a/b.git"],
    ["https://hidden@github.com/a/b.git", "https://github.com/a/b.git"],
    ["ssh://me:hidden@example.org:22/a.git", "ssh://example.org:22/a.git"],
    ["ssh://git@example.org/a.git", "ssh://git@example.org/a.git"],
    ["git@github.com:a/b.git", "git@github.com:a/b.git"],
    ["https://example.org/a@b", "https://example.org/a@b"],
    ["/srv/a.git", "/srv/a.git"],
  ] as const)
    assert.equal(withoutCredentials(given), kept);
});
