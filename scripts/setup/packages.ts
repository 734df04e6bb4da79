import { existsSync, rmSync, writeFileSync } from "node:fs";
import { getuid } from "node:process";
import { findProgram } from "../../src/platform/programs.ts";
import { must, run } from "../../test-support/run.ts";
import { firstLine, SetupError, say } from "./say.ts";

/** A package of Debian's, and the programs any one of which makes it unnecessary. */
export interface Package {
  readonly name: string;
  readonly programs: readonly string[];
}

export const FOR_BENCH: readonly Package[] = [
  { name: "nginx", programs: ["nginx"] },
  { name: "hyperfine", programs: ["hyperfine"] },
];

export const FOR_TESTS: readonly Package[] = [
  { name: "chromium", programs: ["chromium", "google-chrome", "google-chrome-stable"] },
  { name: "iproute2", programs: ["ip"] },
  { name: "faketime", programs: ["faketime"] },
  { name: "php-cli", programs: ["php"] },
];

/** Its name is Debian's; where there is no such package, one test is skipped. */
export const PERF: Package = { name: "linux-perf", programs: ["perf"] };

export const FOR_ENGINE: readonly Package[] = [
  { name: "docker.io", programs: ["dockerd"] },
  { name: "iptables", programs: ["iptables"] },
];

export const DEBOOTSTRAP: Package = { name: "debootstrap", programs: ["debootstrap"] };

/** Where a script says that services must not be started by an installation. */
const POLICY = "/usr/sbin/policy-rc.d";

/** As `setUpPackages`, but where they cannot be had that is only said. */
export async function trySetUp(packages: readonly Package[]): Promise<void> {
  await setUpPackages(packages).catch((error) => say("packages", `goes on without: ${firstLine(error)}`));
}

/** Installs what is missing with apt where it may, else says what to install. */
export async function setUpPackages(packages: readonly Package[]): Promise<void> {
  const missing = packages.filter(({ programs }) => !programs.some((program) => findProgram(program)));
  const present = packages.filter((each) => !missing.includes(each));
  if (present.length > 0) say("packages", `has ${names(present)}`);
  if (missing.length === 0) return;
  const root = await rootPrefix();
  if (!root || !findProgram("apt-get")) {
    throw new SetupError(
      `${names(missing)} missing: install with your system's packages, then run this again`,
    );
  }
  say("packages", `installs ${names(missing)} with apt-get, a minute or less each`);
  const apt = [...root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  await must([...apt, "update"], { timeoutSeconds: 600 });
  const install = ["install", "--yes", "--no-install-recommends", ...missing.map(({ name }) => name)];
  await withoutServices(root, () => must([...apt, ...install], { timeoutSeconds: 1800 }));
}

/** What goes before a command to run it as root, or null where we may not. */
export async function rootPrefix(): Promise<readonly string[] | null> {
  if (getuid?.() === 0) return [];
  return (await run(["sudo", "-n", "true"])).code === 0 ? ["sudo", "-n"] : null;
}

/** nginx is wanted as a program only: a web server of the system's own would be in the way of measuring. */
async function withoutServices(root: readonly string[], install: () => Promise<unknown>): Promise<void> {
  const nginxWasThere = findProgram("nginx") !== null;
  const refuses = root.length === 0 && !existsSync(POLICY);
  if (refuses) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await install();
  } finally {
    if (refuses) rmSync(POLICY, { force: true });
  }
  if (!nginxWasThere && existsSync("/run/systemd/system")) {
    await run([...root, "systemctl", "disable", "--now", "nginx"]);
  }
}

function names(packages: readonly Package[]): string {
  return packages.map(({ name }) => name).join(", ");
}
