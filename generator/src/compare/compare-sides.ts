import { compareContracts } from "./compare-contracts.js";
import type { ReadSide } from "./contract/contract-side.js";
import { versionOf } from "./contract/marks.js";
import type { Finding } from "./findings/finding.js";
import { makeFindings } from "./findings/make-findings.js";
import type { Settings } from "./findings/settings.js";
import { treeFinding } from "./findings/tree-finding.js";

/** All findings between two contracts of one name, before waivers. */
export function compareSides(name: string, base: ReadSide, head: ReadSide, settings: Settings): readonly Finding[] {
  if (isSame(base, head)) return [];
  const findings = makeFindings(name, compareContracts(base, head), settings);
  if (!findings.some((finding) => finding.level === "error")) return findings;
  const [from, to] = [versionOf(base.documents), versionOf(head.documents)];
  if (from !== to) return findings;
  return [...findings, treeFinding("version-not-bumped", "contract", name, { contract: name, old: from, new: to })];
}

/** Whether both are written alike to the last character, so that nothing can differ. */
function isSame(base: ReadSide, head: ReadSide): boolean {
  const text = ({ documents, json }: ReadSide): string =>
    JSON.stringify([documents.map((document) => document.text), json.operations, [...json.closed].sort()]);
  return text(base) === text(head);
}
