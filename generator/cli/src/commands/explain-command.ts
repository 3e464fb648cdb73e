import { allRules, explainRule } from "@stubwright/compat/rules";
import { catalogue, explainCode, nearestName } from "@stubwright/contract/diagnostics";
import { checkIds, checkOf } from "@stubwright/service-test";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";

/** Explains a diagnostic code, a rule of `compare` or a check of `test`. Without a code, lists all of them. */
export function explainCommand(code: string | undefined, terminal: Terminal): number {
  const codes = [...Object.keys(catalogue), ...allRules.map((rule) => rule.id), ...checkIds];
  if (code === undefined) {
    for (const one of codes) terminal.out(one);
    return exitStatus.ok;
  }
  const text = explainCode(code) ?? explainRule(code) ?? explainCheck(code);
  if (text !== undefined) {
    terminal.out(text);
    return exitStatus.ok;
  }
  terminal.error(`There is no diagnostic or rule ${code}${suggestion(code, codes)}`);
  return exitStatus.usage;
}

function explainCheck(code: string): string | undefined {
  const id = checkIds.find((one) => one === code);
  if (id === undefined) return undefined;
  const { level, rule, explain } = checkOf(id);
  return `${id} (${level})\n\n${rule}\n\n${explain}`;
}

/** Suggests similar codes, or the command that lists all codes. */
function suggestion(code: string, codes: readonly string[]): string {
  const nearest = nearestName(code, codes);
  const alike = codes.filter(
    (one) => one.includes(code) || code.split("-").some((word) => word.length > 3 && one.includes(word)),
  );
  const meant = [...new Set(nearest === undefined ? alike : [nearest, ...alike])].slice(0, 8);
  return meant.length > 0 ? `. Similar: ${meant.join(", ")}` : ". For a list: stubwright explain";
}
