import { type Code, code, codecEntry, join, literal, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** The constant that says which members an object has. */
export function emitMemberTable(
  out: SourceFile,
  constant: string,
  names: { readonly required: readonly string[]; readonly optional: readonly string[] },
): void {
  const groups = [
    { key: code`required`, names: names.required.map(literal) },
    { key: code`optional`, names: names.optional.map(literal) },
  ].filter((group) => group.names.length > 0);
  const table = valueSymbol("memberTable", codecEntry);
  const members = groups.map((group): Code => code`${group.key}: [${join(group.names, ", ")}]`);
  const argument = members.length === 0 ? code`{}` : code`{ ${join(members, ", ")} }`;
  out.line`const ${word(constant)} = /* @__PURE__ */ ${table}(${argument});`;
}
