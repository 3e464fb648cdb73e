import type { PlannedScalar } from "../plan/planned-type.js";
import { type Code, code, codeText, join, literal, propertyName, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import type { SourceFile } from "../print/source-file.js";

/** An object of a type's enumerated values by the name of the type, as types are not there at run time. */
export function emitEnumeratedValues(
  out: SourceFile,
  { typeName, open }: PlannedScalar,
  values: readonly string[],
): void {
  const name = word(typeName);
  const each = word(typeName === "Value" ? "Each" : "Value");
  const union = open ? join(values.map(literal), " | ") : name;
  const members = values.map((value) => code`${propertyName(value)}: ${literal(value)}`);
  const head = code`export const ${name}: { readonly [${each} in ${union}]: ${each} } = {`;
  out.doc(`The values that {@link ${typeName}} names.`);
  if (fits(head)) {
    out.line`${head} ${join(members, ", ")} };`;
    return;
  }
  const key = code`  readonly [${each} in ${union}]: ${each};`;
  const branches = join(
    values.map((value) => code`    | ${literal(value)}`),
    "\n",
  );
  const brokenKey = code`  readonly [${each} in\n${branches}]: ${each};`;
  out.verbatim(code`export const ${name}: {\n${open && !fits(key) ? brokenKey : key}\n${valuesOf(members)}`);
}

/** The end of the type, and the object. */
function valuesOf(members: readonly Code[]): Code {
  const flat = code`} = { ${join(members, ", ")} };`;
  if (fits(flat)) return flat;
  const lines = join(
    members.map((member) => code`  ${member},`),
    "\n",
  );
  return code`} = {\n${lines}\n};`;
}

function fits(line: Code): boolean {
  return codeText(line).length <= lineWidth;
}
