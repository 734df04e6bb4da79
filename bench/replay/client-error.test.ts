import assert from "node:assert/strict";
import { test } from "node:test";
import { clientError } from "./client-error.ts";

test("what clients complain of is a line without addresses and folders", () => {
  const npm = `npm warn tarball data seems to be wrong
npm error code ETARGET
npm error notarget No matching version found for express@99.0.0.
npm error A complete log of this run can be found in: /home/ada/.npm/_logs/debug-0.log`;
  assert.equal(clientError(npm), "npm error notarget No matching version found for express@99.0.0.");
  const go =
    "go: github.com/labstack/echo/v4@v4.99.0: reading https://modules.example.org/v4.99.0.info: 404 Not Found";
  assert.equal(clientError(go), "go: github.com/labstack/echo/v4@v4.99.0: reading … 404 Not Found");
  assert.equal(clientError("one\ntwo\n\nthree\n"), "two three");
});
