import type { Plan } from "../plan/plan.js";
import type { PlannedMember, PlannedSite } from "../plan/planned-type.js";
import { type Code, code, codecEntry, literal, moduleSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { type CodedValue, emitSingleValue, type ValueFunctions, valueFunctions } from "./wire-value.js";

/** The expression that reads one element of a member from XML, or its text. */
export function readXmlValue(member: PlannedMember): Code {
  const { value } = member;
  const xml = informedReader(code`xml`, member);
  if (value.kind === "scalar") {
    return member.nillable ? code`${xml}.nillable(${value.scalar})` : code`${xml}.value(${value.scalar})`;
  }
  const { decode } = ownFunctions(value);
  return member.nillable ? code`${xml}.nilOr(${decode})` : code`${decode}(${xml})`;
}

/** The functions that read and write the content of an element other than nil, for files that import xml.ts. */
export function xmlFunctions(site: Omit<PlannedSite, "nillable">): ValueFunctions {
  const { value } = site;
  if (value.kind === "scalar") {
    return {
      decode: code`(reader) => ${informedReader(code`reader`, site)}.value(${value.scalar})`,
      encode: code`(writer, value) => writer.text(${value.scalar}, value)`,
    };
  }
  const { decode, encode } = importedFunctions(value);
  return { decode: informedDecoder(decode, site), encode };
}

/** The function that reads an element or nil, for files that import xml.ts. */
export function xmlDecoder(site: PlannedSite): Code {
  if (!site.nillable) return xmlFunctions(site).decode;
  const { value } = site;
  const reader = informedReader(code`reader`, site);
  return value.kind === "scalar"
    ? code`(reader) => ${reader}.nillable(${value.scalar})`
    : code`(reader) => ${reader}.nilOr(${importedFunctions(value).decode})`;
}

function ownFunctions(value: CodedValue): ValueFunctions {
  return valueFunctions(value, "", code``);
}

function importedFunctions(value: CodedValue): ValueFunctions {
  return valueFunctions(value, "", code`${moduleSymbol("xml", "./xml.js")}.`);
}

/** The facts of an element's declaration that the reader must know before it reads the element. */
type ReaderFacts = Pick<PlannedSite, "declaration" | "deniesNil">;

/** The expression of a reader that knows the declaration of its current element. */
function informedReader(reader: Code, { declaration, deniesNil }: ReaderFacts): Code {
  const informed =
    declaration === undefined ? reader : code`${reader}.declare(${valueSymbol(declaration, "./content.js")})`;
  return deniesNil ? code`${valueSymbol("neverNil", codecEntry)}(${informed})` : informed;
}

/**
 * The decoder of an element with a declaration: the decoder of its type alone if the declaration has no facts for the
 * reader.
 */
function informedDecoder(decode: Code, facts: ReaderFacts): Code {
  if (facts.declaration === undefined && !facts.deniesNil) return decode;
  return code`(reader) => ${decode}(${informedReader(code`reader`, facts)})`;
}

/** The statement that reads one element from XML into its member of a variable. */
export function collectXmlValue(member: PlannedMember, variable: string): Code {
  const target = code`${word(variable)}${member.access}`;
  const value = readXmlValue(member);
  return member.repeated ? code`(${target} ??= []).push(${value});` : code`${target} = ${value};`;
}

/** The statement that writes one element of a member to XML, or its text. */
export function writeXmlValue(member: PlannedMember, value: Code): Code {
  const planned = member.value;
  if (planned.kind === "scalar") {
    if (member.node === "text") return code`xml.text(${planned.scalar}, ${value});`;
    return code`xml.value(${literal(member.tag)}, ${planned.scalar}, ${value});`;
  }
  if (isPrefixedContent(member)) return writeContent(member, value);
  return code`xml.element(${literal(member.tag)}, ${value}, ${ownFunctions(planned).encode});`;
}

/** The statement that writes an element for each value of a repeated member, of which none is null. */
function writeXmlItems(member: PlannedMember, items: Code): Code {
  const { value } = member;
  if (value.kind === "scalar") return code`xml.values(${literal(member.tag)}, ${value.scalar}, ${items});`;
  if (isPrefixedContent(member)) return code`for (const item of ${items}) ${writeContent(member, code`item`)}`;
  return code`xml.elements(${literal(member.tag)}, ${items}, ${ownFunctions(value).encode});`;
}

/** Whether an `xs:anyType` element has a prefix in its tag. Its content may use that prefix for another namespace. */
function isPrefixedContent({ value, tag }: PlannedMember): boolean {
  return value.kind === "anyContent" && tag.includes(":");
}

function writeContent({ tag, namespace }: PlannedMember, value: Code): Code {
  return code`${valueSymbol("writeAnyContent", codecEntry)}(xml, ${literal(tag)}, ${namespace}, ${value});`;
}

/** Emits the statements that write a member of a variable to XML. */
export function emitXmlMember(out: SourceFile, member: PlannedMember, variable: string, plan: Plan): void {
  const value = code`${word(variable)}${member.access}`;
  if (member.repeated) {
    if (!member.optional) emitXmlItems(out, member, value);
    else if (member.nillable) emitXmlItems(out, member, code`${value} ?? []`);
    else out.line`  if (${value} !== undefined) ${writeXmlItems(member, value)}`;
    return;
  }
  const write = writeXmlValue(member, value);
  emitSingleValue(out, member, { value, write, writeNil: code`xml.nil(${literal(member.tag)});` }, plan);
}

/** Emits the statements that write an element for each item. */
export function emitXmlItems(out: SourceFile, member: PlannedMember, items: Code): void {
  if (!member.nillable) {
    out.line`  ${writeXmlItems(member, items)}`;
    return;
  }
  out.line`  for (const item of ${items}) {`;
  out.line`    if (item === null) xml.nil(${literal(member.tag)});`;
  out.line`    else ${writeXmlValue(member, code`item`)}`;
  out.line`  }`;
}
