import {
  BLOCK,
  type LedgerBlock,
  ledgerFile,
  type Overview,
  type SheetBlock,
  sheetFile,
} from "../src/model/history.ts";
import { checkedLedger, checkedOverview, checkedSheet, FileTrouble } from "./check.ts";

declare global {
  interface Window {
    /** Called by the store's files, each with its own name. */
    loadgate?: (name: string, data: unknown) => void;
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  }
}

const received = new Map<string, unknown>();
const asked = new Map<string, Promise<unknown>>();

// The page's policy lets nothing but this make a script's address, so that no text of the data can become code.
const policy = window.trustedTypes?.createPolicy("loadgate", { createScriptURL: (url: string) => url });

/** Opens the door through which the files come in. */
export function receive(): void {
  window.loadgate = (name, data) => received.set(name, data);
}

/** A page that was opened from a disk may load scripts and nothing else. */
function load(name: string, query: string): Promise<unknown> {
  const known = asked.get(name);
  if (known !== undefined) return known;
  const file = `${name}.js`;
  const loading = new Promise<unknown>((resolve, reject) => {
    const script = document.createElement("script");
    const address = `${file.split("/").map(encodeURIComponent).join("/")}${query}`;
    script.src = policy?.createScriptURL(address) ?? address;
    script.onload = () => {
      script.remove();
      if (received.has(name)) resolve(received.get(name));
      else reject(new FileTrouble(file, "damaged", "is damaged: it is no data of loadgate."));
      received.delete(name);
    };
    script.onerror = () => {
      script.remove();
      reject(new FileTrouble(file, "missing", "could not be loaded: it is missing, or the network is."));
    };
    document.head.append(script);
  });
  asked.set(name, loading);
  return loading;
}

/** Blocks that may still grow are asked for by the number of runs, so that no cache gives an older one. */
const queryOf = (block: number, runs: number) => (block >= Math.floor((runs - 1) / BLOCK) ? `?${runs}` : "");

export async function loadOverview(): Promise<Overview> {
  return checkedOverview("trend.js", await load("trend", ""));
}

export async function loadLedger(block: number, runs: number): Promise<LedgerBlock> {
  const file = ledgerFile(block);
  return checkedLedger(file, await load(nameOf(file), queryOf(block, runs)));
}

export async function loadSheet(key: string, block: number, runs: number): Promise<SheetBlock> {
  const file = sheetFile(key, block);
  return checkedSheet(file, await load(nameOf(file), queryOf(block, runs)));
}

const nameOf = (file: string) => file.replace(/\.js$/, "");
