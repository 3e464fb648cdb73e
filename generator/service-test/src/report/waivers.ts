import { parse } from "yaml";
import type { ServiceFinding } from "../run/finding.js";

/** Lets findings pass, for a reason, in somebody's name, until a day. */
export interface ServiceWaiver {
  readonly fingerprint: string | undefined;
  readonly check: string | undefined;
  readonly operation: string | undefined;
  readonly reason: string;
  readonly owner: string;
  /** The last day, `2027-03-01`. */
  readonly expires: string;
}

/** Reads a file of waivers: a YAML list. Throws an `Error` that says what is wrong, and with which entry. */
export function readServiceWaivers(text: string): readonly ServiceWaiver[] {
  const list: unknown = parse(text, { schema: "failsafe" });
  if (list === null || list === undefined || list === "") return [];
  if (!Array.isArray(list)) throw new Error("a list of waivers is needed");
  return list.map((item: unknown, index) => readWaiver(item, `waiver ${index + 1}`));
}

function readWaiver(item: unknown, place: string): ServiceWaiver {
  const fields = new Map(typeof item === "object" && item !== null ? Object.entries(item) : []);
  const known = ["fingerprint", "check", "operation", "reason", "owner", "expires"];
  for (const [name, value] of fields) {
    if (!known.includes(name)) throw new Error(`${place} has no ${name}; it has ${known.join(", ")}`);
    if (typeof value !== "string") throw new Error(`${place}: ${name} is one text`);
  }
  const optional = (name: string): string | undefined => {
    const value: unknown = fields.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const required = (name: string): string => {
    const value = optional(name);
    if (value === undefined) throw new Error(`${place}: ${name} is missing`);
    return value;
  };
  const [fingerprint, check, operation] = [optional("fingerprint"), optional("check"), optional("operation")];
  if (fingerprint === undefined && check === undefined) throw new Error(`${place} names a fingerprint or a check`);
  const expires = required("expires");
  if (!/^\d{4}-\d\d-\d\d$/.test(expires)) throw new Error(`${place}: expires is a day like 2027-03-01`);
  return { fingerprint, check, operation, reason: required("reason"), owner: required("owner"), expires };
}

/** The findings, those marked that a waiver lets pass. A waiver that has expired lets nothing pass. */
export function withWaivers(
  findings: readonly ServiceFinding[],
  waivers: readonly ServiceWaiver[],
  today: string,
): readonly ServiceFinding[] {
  const open = waivers.filter(({ expires }) => expires >= today);
  return findings.map((finding) => {
    const waiver = open.find((one) => matches(one, finding));
    return waiver === undefined
      ? finding
      : { ...finding, waivedBy: `${waiver.reason} (${waiver.owner}, until ${waiver.expires})` };
  });
}

function matches({ fingerprint, check, operation }: ServiceWaiver, finding: ServiceFinding): boolean {
  if (fingerprint !== undefined) return fingerprint === finding.fingerprint;
  return check === finding.check && (operation === undefined || operation === finding.operation);
}
