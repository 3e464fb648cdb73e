import type { PlannedFamily } from "../plan/planned-type.js";
import { code, codecEntry, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/**
 * Emits the codec of a declared type that other types may replace. It finds out which type a value has, and calls that
 * type's codec.
 */
export function emitFamily(out: SourceFile, family: PlannedFamily, wire: "xml" | "json"): void {
  const type = typeSymbol(family.typeName, "./types.js");
  const source = word(wire);
  const prefix = wire === "xml" ? "Xml" : "Json";
  out.line`export function ${word(family.decode)}(${source}: ${typeSymbol(`${prefix}Reader`, codecEntry)}): ${type} {`;
  out.line`  switch (${source}.typeOf(${valueSymbol(family.table, "./content.js")})) {`;
  for (const member of family.members) {
    out.line`    case ${literal(member.typeTag)}:`;
    out.line`      return ${word(member.decode)}(${source});`;
  }
  out.line`  }`;
  out.line`}`;
  out.line``;
  const variable = word(family.variable);
  const parameters = code`${source}: ${typeSymbol(`${prefix}Writer`, codecEntry)}, ${variable}: ${type}`;
  out.line`export function ${word(family.encode)}(${parameters}): void {`;
  out.line`  switch (${variable}.$type) {`;
  for (const member of family.members) {
    if (member.typeTag === family.declared) continue;
    out.line`    case ${literal(member.typeTag)}:`;
    if (wire === "xml") out.line`      xml.type(${literal(member.xsiType)});`;
    out.line`      ${word(member.encode)}(${source}, ${variable});`;
    out.line`      break;`;
  }
  const declared = family.members.find((member) => member.typeTag === family.declared);
  if (declared !== undefined) {
    out.line`    default:`;
    out.line`      ${word(declared.encode)}(${source}, ${variable});`;
  }
  out.line`  }`;
  out.line`}`;
}
