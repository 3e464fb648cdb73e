import { isDeepStrictEqual } from "node:util";
import type { OpenContent, OpenValue } from "@stubwright/runtime";

/** Whether `kept` is what must be in the journal after `sent` came in: over SOAP numbers and booleans come as their text. */
export function isJournalled(sent: OpenContent, kept: OpenContent, wire: "json" | "soap"): boolean {
  const want = wire === "json" ? sent : asText(sent);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(kept)), JSON.parse(JSON.stringify(want)));
}

function asText(value: OpenValue): OpenValue {
  if (value === null || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]));
  }
  return String(value);
}
