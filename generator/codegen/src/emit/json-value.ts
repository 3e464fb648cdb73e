import type { Plan } from "../plan/plan.js";
import type { BlockedTypes, CheckedSite, PlannedMember } from "../plan/planned-type.js";
import {
  type Code,
  code,
  codecEntry,
  indentation,
  join,
  literal,
  moduleSymbol,
  propertyName,
  valueSymbol,
  word,
} from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { type CodedValue, emitSingleValue, type ValueFunctions, valueFunctions } from "./wire-value.js";

/**
 * The expression that reads one value of a member from JSON. `slot` is an expression of the reader, which moves to the
 * value; `reader` is its name.
 */
export function readJsonValue(member: PlannedMember, slot: Code, reader: "json" | "reader" = "json"): Code {
  const { value } = member;
  if (value.kind === "scalar") {
    return member.nillable ? code`${slot}.nillable(${value.scalar})` : code`${slot}.value(${value.scalar})`;
  }
  const read = (from: Code): Code => checkedCall(ownFunctions(value).decode, from, member);
  return member.nillable ? code`${slot}.nil() ? null : ${read(word(reader))}` : read(slot);
}

/** The functions that read and write a value other than null, for files that import json.ts. */
export function jsonFunctions(site: CheckedSite): ValueFunctions {
  const { value } = site;
  if (value.kind === "scalar") {
    return {
      decode: code`(reader) => reader.value(${value.scalar})`,
      encode: code`(writer, value) => writer.value(${value.scalar}, value)`,
    };
  }
  const { decode, encode } = importedFunctions(value);
  return { decode: checkedDecoder(decode, site), encode };
}

/** The function that reads a value or null, for files that import json.ts. */
export function jsonDecoder(site: CheckedSite): Code {
  if (!site.nillable) return jsonFunctions(site).decode;
  const { value } = site;
  return value.kind === "scalar"
    ? code`(reader) => reader.nillable(${value.scalar})`
    : nullOr(importedFunctions(value).decode, site);
}

function ownFunctions(value: CodedValue): ValueFunctions {
  return valueFunctions(value, "Json", code``);
}

function importedFunctions(value: CodedValue): ValueFunctions {
  return valueFunctions(value, "Json", code`${moduleSymbol("json", "./json.js")}.`);
}

function nullOr(decode: Code, site: CheckedSite): Code {
  return code`(reader) => (reader.nil() ? null : ${checkedCall(decode, code`reader`, site)})`;
}

/** The checks of a value beyond its type. */
type CheckedFacts = Pick<CheckedSite, "blocked" | "declaration" | "fixedContent">;

/**
 * The call of a type's decoder, with a check of `$type` if the declaration blocks types, and of the text if it is
 * fixed.
 */
function checkedCall(decode: Code, reader: Code, { blocked, declaration, fixedContent }: CheckedFacts): Code {
  const checked = blocked === undefined ? reader : notBlocked(reader, blocked);
  if (fixedContent === undefined || declaration === undefined) return code`${decode}(${checked})`;
  const types = fixedContent.simple.map(({ tag, scalar }) => code`${propertyName(tag)}: ${scalar}`);
  const simple = types.length === 0 ? [] : [code`{ ${join(types, ", ")} }`];
  const facts = [checked, decode, code`${valueSymbol(declaration, "./content.js")}`, fixedContent.text, ...simple];
  return code`${valueSymbol("fixedContent", codecEntry)}(${join(facts, ", ")})`;
}

function notBlocked(reader: Code, blocked: BlockedTypes): Code {
  const table = valueSymbol(blocked.table, "./content.js");
  return code`${valueSymbol("notBlocked", codecEntry)}(${reader}, ${table}, [${join(blocked.derivations.map(literal), ", ")}])`;
}

/** The decoder of a value with its checks: the decoder of its type alone if there are no checks. */
function checkedDecoder(decode: Code, facts: CheckedFacts): Code {
  if (facts.blocked === undefined && facts.fixedContent === undefined) return decode;
  return code`(reader) => ${checkedCall(decode, code`reader`, facts)}`;
}

/** The expression that reads all values of a repeated member from JSON. */
export function readJsonItems(member: PlannedMember, slot: Code): Code {
  const counts = [
    ...(member.min > 0 ? [code`min: ${member.min}`] : []),
    ...(member.max === Number.POSITIVE_INFINITY ? [] : [code`max: ${member.max}`]),
  ];
  const bounds = counts.length === 0 ? code`` : code`, { ${join(counts, ", ")} }`;
  const { value, nillable } = member;
  if (value.kind === "scalar") {
    return nillable
      ? code`${slot}.items((reader) => reader.nillable(${value.scalar})${bounds})`
      : code`${slot}.values(${value.scalar}${bounds})`;
  }
  const { decode } = ownFunctions(value);
  return code`${slot}.items(${nillable ? nullOr(decode, member) : checkedDecoder(decode, member)}${bounds})`;
}

/** The statement that writes one value of a member, other than null. `slot` is an expression of the writer. */
export function writeJsonValue(member: PlannedMember, slot: Code, value: Code): Code {
  const planned = member.value;
  if (planned.kind === "scalar") return code`${slot}.value(${planned.scalar}, ${value});`;
  return code`${ownFunctions(planned).encode}(${slot}, ${value});`;
}

/** The statement that writes all values of a repeated member, of which none is null. */
function writeJsonItems(member: PlannedMember, slot: Code, items: Code): Code {
  const { value } = member;
  if (value.kind === "scalar") return code`${slot}.values(${value.scalar}, ${items});`;
  return code`${slot}.items(${items}, ${ownFunctions(value).encode});`;
}

/** Emits the statements that write a member of the current JSON object. */
export function emitJsonMember(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const slot = code`json.member(${literal(member.property)})`;
  if (member.repeated) {
    emitRepeated(out, member, { slot, value });
    return;
  }
  const write = writeJsonValue(member, slot, value);
  emitSingleValue(out, member, { value, write, writeNil: code`${slot}.nil();` }, plan);
}

function emitRepeated(out: SourceFile, member: PlannedMember, { slot, value }: Slot): void {
  if (!member.optional) emitJsonItems(out, member, { slot, value }, 2);
  else if (!member.nillable) out.line`  if (${value} !== undefined) ${writeJsonItems(member, slot, value)}`;
  else {
    out.line`  if (${value} !== undefined) {`;
    emitJsonItems(out, member, { slot, value }, 4);
    out.line`  }`;
  }
}

/** An expression of the writer, and the value that it writes. */
interface Slot {
  readonly slot: Code;
  readonly value: Code;
}

/** Emits the statements that write an array. */
export function emitJsonItems(out: SourceFile, member: PlannedMember, { slot, value }: Slot, indent: number): void {
  const space = indentation(indent);
  if (!member.nillable) {
    out.line`${space}${writeJsonItems(member, slot, value)}`;
    return;
  }
  out.line`${space}${slot}.openArray();`;
  out.line`${space}for (const item of ${value}) {`;
  out.line`${space}  if (item === null) json.nil();`;
  out.line`${space}  else ${writeJsonValue(member, code`json`, code`item`)}`;
  out.line`${space}}`;
  out.line`${space}json.closeArray();`;
}

/** Emits the statement that writes the member `$attributes`. */
export function emitOtherJsonAttributes(out: SourceFile, variable: Code): void {
  const write = code`${valueSymbol("encodeOtherAttributesJson", codecEntry)}(json.member("$attributes"), ${variable}.$attributes);`;
  out.line`  if (${variable}.$attributes !== undefined) ${write}`;
}
