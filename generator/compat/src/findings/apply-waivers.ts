import type { Finding } from "./finding.js";
import { rankOf } from "./judge.js";
import { treeFinding } from "./tree-finding.js";
import { matches, type Waiver, waiverText } from "./waivers.js";

/** Marks waived findings; an expired waiver is an error of its own, one that matches nothing a warning. */
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
