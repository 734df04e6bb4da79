import type { Alerts } from "../model/alerts.ts";
import { HISTORY_SCHEMA } from "../model/history.ts";
import { jsonText, readJson } from "./jsonp.ts";
import type { Store } from "./store.ts";
import { alerts as wire } from "./wire.ts";

export const ALERTS_FILE = "alerts.json";

/** The alerts so far; none where nobody was ever told. Throws where they cannot be read. */
export async function readAlerts(store: Store): Promise<Alerts> {
  const [text] = await store.read([ALERTS_FILE]);
  return typeof text === "string"
    ? readJson(ALERTS_FILE, wire, text)
    : { schema: HISTORY_SCHEMA, open: [], closed: [] };
}

export function alertsText(alerts: Alerts): string {
  return `${jsonText(wire, alerts)}\n`;
}
