import { allowedEnvironment } from "./child-environment.ts";
import { runApart } from "./exec.ts";
import { findProgram } from "./programs.ts";

/** By these a desktop's programs find it, and each other. */
const DESKTOP =
  /^(DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|BROWSER|XDG_\w+|DESKTOP_SESSION|KDE_\w+|GNOME_\w+)$/;

/** How long an opener may take to fail; one that becomes the browser stays. */
const FAILS_WITHIN_SECONDS = 2;

/** Opens a file in the browser of whoever sits here; false where nothing here can. */
export async function openPage(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Promise<boolean> {
  const opener = openerHere(env, platform);
  if (opener === null) return false;
  const desktop = Object.entries(env).filter(([name]) => DESKTOP.test(name));
  const options = { cwd: "/", env: { ...allowedEnvironment(env), ...Object.fromEntries(desktop) } };
  return runApart([opener, file], options, FAILS_WITHIN_SECONDS);
}

/** Without a screen xdg-open would start a browser of the terminal, and that would wait for keys. */
function openerHere(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  if (platform === "darwin") return findProgram("open", env);
  return env.DISPLAY || env.WAYLAND_DISPLAY || env.BROWSER ? findProgram("xdg-open", env) : null;
}
