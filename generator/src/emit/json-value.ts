import type { BlockedTypes, CheckedSite, PlannedMember } from "../plan/planned-type.js";
import {
  type Code,
  code,
  codecEntry,
  join,
  literal,
  moduleSymbol,
  propertyName,
  valueSymbol,
  word,
} from "../print/code.js";
import { type CodedValue, type ValueFunctions, valueFunctions } from "./value-functions.js";

/** The expression that reads one value of a member from JSON; `slot` is the reader, called `reader`, that has moved there. */
export function readJsonValue(member: PlannedMember, slot: Code, reader: "json" | "reader" = "json"): Code {
  const { value } = member;
  if (value.kind === "scalar") {
    return member.nillable ? code`${slot}.nillable(${value.scalar})` : code`${slot}.value(${value.scalar})`;
  }
  const read = (from: Code): Code => checkedCall(ownFunctions(value).decode, from, member);
  return member.nillable ? code`${slot}.nil() ? null : ${read(word(reader))}` : read(slot);
}

/** The functions that read and write a value, null aside, in files that import those of json.ts. */
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

/** The function that reads a value, or null, in files that import those of json.ts. */
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

/** What a value is held to beyond its type. */
type CheckedFacts = Pick<CheckedSite, "blocked" | "declaration" | "fixedContent">;

/** The call of a type's decoder, where `$type` is looked at if the declaration blocks types, and the text if it is fixed. */
function checkedCall(decode: Code, reader: Code, { blocked, declaration, fixedContent }: CheckedFacts): Code {
  const looked = blocked === undefined ? reader : notBlocked(reader, blocked);
  if (fixedContent === undefined || declaration === undefined) return code`${decode}(${looked})`;
  const types = fixedContent.simple.map(({ tag, scalar }) => code`${propertyName(tag)}: ${scalar}`);
  const simple = types.length === 0 ? [] : [code`{ ${join(types, ", ")} }`];
  const facts = [looked, decode, code`${valueSymbol(declaration, "./content.js")}`, fixedContent.text, ...simple];
  return code`${valueSymbol("fixedContent", codecEntry)}(${join(facts, ", ")})`;
}

function notBlocked(reader: Code, blocked: BlockedTypes): Code {
  const table = valueSymbol(blocked.table, "./content.js");
  return code`${valueSymbol("notBlocked", codecEntry)}(${reader}, ${table}, [${join(blocked.ways.map(literal), ", ")}])`;
}

/** The decoder of such a value: the one of its type, by itself where it is held to nothing more. */
function checkedDecoder(decode: Code, facts: CheckedFacts): Code {
  if (facts.blocked === undefined && facts.fixedContent === undefined) return decode;
  return code`(reader) => ${checkedCall(decode, code`reader`, facts)}`;
}

/** The expression that reads all values of a repeated member. */
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

/** The statement that writes one value of a member into a slot. */
export function writeJsonValue(member: PlannedMember, slot: Code, value: Code): Code {
  const planned = member.value;
  if (planned.kind === "scalar") return code`${slot}.value(${planned.scalar}, ${value});`;
  return code`${ownFunctions(planned).encode}(${slot}, ${value});`;
}

/** The statement that writes all values of a repeated member, none of them null, into a slot. */
export function writeJsonItems(member: PlannedMember, slot: Code, items: Code): Code {
  const { value } = member;
  if (value.kind === "scalar") return code`${slot}.values(${value.scalar}, ${items});`;
  return code`${slot}.items(${items}, ${ownFunctions(value).encode});`;
}
