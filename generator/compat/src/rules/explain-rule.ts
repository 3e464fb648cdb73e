import { findRule, ruleFamilies } from "./rules.js";

const columns = [
  "SOAP request",
  "SOAP response",
  "JSON request",
  "JSON response",
  "TypeScript of callers",
  "TypeScript of handlers",
];
const words: Readonly<Record<string, string>> = { E: "error", W: "warning", I: "info", "–": "not touched" };

/** The text that `stubwright explain` prints for a rule; undefined for an unknown rule. */
export function explainRule(id: string): string | undefined {
  const rule = findRule(id);
  if (rule === undefined) return undefined;
  const family = ruleFamilies.find(({ rules }) => rules.includes(rule))?.title ?? "";
  const verdicts = rule.written.map((cell, index) => `  ${(columns[index] ?? "").padEnd(24)}${cellText(cell)}`);
  return [
    `${id} (${family})`,
    "",
    `  ${rule.what}`,
    "",
    `Who breaks: ${rule.who}`,
    "",
    "An old client with the new server:",
    ...verdicts,
  ].join("\n");
}

/** A cell such as `E / I†` in words. */
function cellText(cell: string): string {
  const parts = cell.split("/").map((part) => partText(part.trim()));
  const [request, response] = parts;
  return response === undefined || response === request ? (request ?? "") : `request ${request}, response ${response}`;
}

function partText(part: string): string {
  const word = words[part.charAt(0)] ?? part;
  if (part.includes("†")) return `${word} (depends on how the peer reads)`;
  return part.includes("‡") ? `${word} (only if the TypeScript type differs)` : word;
}
