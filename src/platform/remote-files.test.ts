import assert from "node:assert/strict";
import { test } from "node:test";
import { filesIn } from "./remote-files.ts";

test("what head prints of several files is taken apart, empty ones and lookalikes inside them included", () => {
  const printed = [
    "==> /proc/7/stat <==\n7 (a b) S 1\n",
    "\n==> /sys/fs/cgroup/cpu.stat <==\nusage_usec 12\nnr_periods 0\n",
    "\n==> /proc/7/net/snmp <==\n",
    "\n==> /proc/sys/kernel/ostype <==\nLinux\n",
  ].join("");
  assert.deepEqual(Object.fromEntries(filesIn(printed)), {
    "/proc/7/stat": "7 (a b) S 1\n",
    "/sys/fs/cgroup/cpu.stat": "usage_usec 12\nnr_periods 0\n",
    "/proc/7/net/snmp": "",
    "/proc/sys/kernel/ostype": "Linux\n",
  });
  assert.equal(filesIn("").size, 0);
  assert.equal(filesIn("==> /proc/7/st").size, 0);
});
