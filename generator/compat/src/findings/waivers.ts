import { UsageError } from "@stubwright/contract/diagnostics";
import { isDate } from "@stubwright/contract/marks";
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";
import { findRule } from "../rules/rules.js";
import type { Finding } from "./finding.js";
import { rankOf } from "./judge.js";
import { treeFinding } from "./tree-finding.js";

/** A waiver: it allows findings, for a reason, with an owner, until a date. */
export interface Waiver {
  readonly file: string;
  readonly line: number;
  /** The fingerprint of a finding, or of a change on all its surfaces. */
  readonly fingerprint: string | undefined;
  readonly select: WaiverSelector | undefined;
  readonly reason: string;
  readonly owner: string;
  /** The last day, as in `2027-03-01`. */
  readonly expires: string;
}

const selectorKeys = ["rule", "operation", "path", "surface", "direction", "order", "contract"] as const;

/** Conditions that must all be met; `path` may contain `*`. */
type WaiverSelector = Partial<Record<(typeof selectorKeys)[number], string>>;

const waiverKeys = ["fingerprint", "select", "reason", "owner", "expires"];

/** Reads a waiver file. Throws `UsageError` with every problem in it, line by line. */
export function readWaivers(text: string, file: string): readonly Waiver[] {
  const lines = new LineCounter();
  // Every value is read as text: a fingerprint may look like a number, and a contract may be called `1.10`.
  const document = parseDocument(text, { lineCounter: lines, schema: "failsafe" });
  const [error] = document.errors;
  if (error !== undefined) throw new UsageError(`${file}: ${error.message.split("\n")[0]}`);
  const { contents } = document;
  if (contents === null || (isScalar(contents) && isNothing(contents.value))) return [];
  if (!isSeq(contents))
    throw new UsageError(`${file}: a list of waivers is needed, each with ${waiverKeys.join(", ")}.`);
  const problems: string[] = [];
  const waivers = contents.items.flatMap((item) => {
    const line = lines.linePos((isMap(item) ? item.range?.[0] : undefined) ?? 0).line;
    if (isMap(item)) return readWaiver(item, file, line, problems);
    problems.push(`${file}: a waiver is a map with ${waiverKeys.join(", ")}.`);
    return [];
  });
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return waivers;
}

function readWaiver(map: YAMLMap, file: string, line: number, problems: string[]): Waiver {
  const fields: Readonly<Record<string, unknown>> = map.toJSON();
  const place = `${file}:${line}`;
  for (const key of Object.keys(fields)) {
    if (!waiverKeys.includes(key)) problems.push(`${place}: a waiver has no ${key}; it has ${waiverKeys.join(", ")}.`);
  }
  const text = (key: string): string => {
    const value = fields[key];
    if (typeof value === "string" && !isNothing(value.trim())) return value;
    problems.push(`${place}: ${key} is missing.`);
    return "";
  };
  const fingerprint = fields.fingerprint === undefined ? undefined : text("fingerprint");
  const select = fields.select === undefined ? undefined : readSelector(fields.select, place, problems);
  if ((fingerprint === undefined) === (select === undefined)) {
    problems.push(`${place}: either a fingerprint or a select is needed.`);
  }
  const expires = text("expires");
  if (expires !== "" && !isDate(expires)) problems.push(`${place}: expires must be a day like 2027-03-01.`);
  return { file, line, fingerprint, select, reason: text("reason"), owner: text("owner"), expires };
}

/** Whether a value is empty in one of YAML's ways. */
function isNothing(value: unknown): boolean {
  return value === null || value === "" || value === "~" || value === "null";
}

function readSelector(value: unknown, place: string, problems: string[]): WaiverSelector {
  const fields = value !== null && typeof value === "object" ? Object.entries(value) : [];
  const selector: WaiverSelector = {};
  for (const [key, entry] of fields) {
    const known = selectorKeys.find((one) => one === key);
    if (known === undefined) problems.push(`${place}: select has no ${key}; it has ${selectorKeys.join(", ")}.`);
    else if (typeof entry === "string" && !isNothing(entry)) {
      selector[known] = entry;
      if (known === "rule" && findRule(entry) === undefined) {
        problems.push(`${place}: there is no rule ${entry}. stubwright rules lists them.`);
      }
    } else problems.push(`${place}: ${key} of a select is one text.`);
  }
  if (fields.length === 0) problems.push(`${place}: an empty select would waive everything.`);
  return selector;
}

/** The selection of a waiver in words: its fingerprint, or `rule member-removed-required, path *Order*`. */
export function waiverText({ fingerprint, select = {} }: Waiver): string {
  return (
    fingerprint ??
    Object.entries(select)
      .map((entry) => entry.join(" "))
      .join(", ")
  );
}

/** Whether a waiver selects a finding. */
export function matches({ fingerprint, select }: Waiver, finding: Finding): boolean {
  if (fingerprint !== undefined) return fingerprint === finding.fingerprint || fingerprint === finding.change;
  if (select === undefined) return false;
  return selectorKeys.every((key) => {
    const wanted = select[key];
    if (wanted === undefined) return true;
    if (key === "operation") return finding.operations.includes(wanted);
    return key === "path" ? pathPattern(wanted).test(finding.path) : finding[key] === wanted;
  });
}

function pathPattern(text: string): RegExp {
  const escaped = text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "s");
}

/** Marks waived findings. An expired waiver is an error of its own, an unused waiver a warning. */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
  today: string,
): readonly Finding[] {
  const used = new Set<Waiver>();
  const marked = findings.map((finding) => {
    const waiver = waivers.find((one) => matches(one, finding));
    if (waiver === undefined) return finding;
    used.add(waiver);
    const { file, line, reason, owner, expires } = waiver;
    if (expires < today || rankOf(finding.level) < rankOf("warning")) return finding;
    return { ...finding, waivedBy: { file, line, reason, owner, expires } };
  });
  const own = waivers.flatMap((waiver): Finding[] => {
    const text = waiverText(waiver);
    const at = { uri: waiver.file, line: waiver.line, column: 1 };
    if (!used.has(waiver)) return [treeFinding("waiver-unused", "waiver", text, { new: waiver.reason, at })];
    if (waiver.expires >= today) return [];
    return [treeFinding("waiver-expired", "waiver", text, { new: waiver.expires, at })];
  });
  return [
    ...own.filter((finding) => finding.level === "error"),
    ...marked,
    ...own.filter((finding) => finding.level !== "error"),
  ];
}
