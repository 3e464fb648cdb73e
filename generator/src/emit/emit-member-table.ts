import { type Code, code, codeText, join, literal, valueSymbol, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
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
  const table = valueSymbol("memberTable", "@stubwright/runtime/codec");
  const start = code`const ${word(constant)} = /* @__PURE__ */ ${table}({`;
  const flatGroups = groups.map((group): Code => code`${group.key}: [${join(group.names, ", ")}]`);
  const flat = code`${start} ${join(flatGroups, ", ")} });`;
  if (groups.length === 0) out.add(code`${start}});`);
  else if (codeText(flat).length <= lineWidth) out.add(flat);
  else {
    out.add(start);
    for (const group of groups) out.list(code`  ${group.key}: [`, group.names, code`],`, { indent: "  " });
    out.line`});`;
  }
}
