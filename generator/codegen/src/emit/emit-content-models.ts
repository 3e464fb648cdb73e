import type { ContentParticle } from "@stubwright/runtime/codec";
import type { Plan, PlannedDeclaration } from "../plan/plan.js";
import type {
  ContentElement,
  PlannedContentModel,
  PlannedContentRule,
  PlannedFamily,
  PlannedStructure,
} from "../plan/planned-type.js";
import {
  brokenObject,
  type Code,
  code,
  codecEntry,
  join,
  literal,
  propertyName,
  sameCode,
  typeSymbol,
  valueSymbol,
  word,
} from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { maxCode } from "./wire-value.js";

/**
 * Prints content.ts, for both wires: content models, tables of types and declarations of elements. Undefined if there
 * are none.
 */
export function emitContentModels(plan: Plan): SourceFile | undefined {
  const structures = plan.types.filter((type) => type.kind === "structure");
  const families = plan.types.filter((type) => type.kind === "family");
  if (structures.length + families.length + plan.elementDeclarations.length === 0) return undefined;
  const out = new SourceFile("./content.js");
  for (const structure of structures) emitContentModel(out, structure, structure.content);
  for (const family of families) emitTypeTable(out, family);
  for (const declaration of plan.elementDeclarations) emitDeclaration(out, declaration);
  return out;
}

function emitDeclaration(out: SourceFile, declaration: PlannedDeclaration): void {
  out.line``;
  out.doc(declaration.documentation);
  out.line`export const ${word(declaration.constant)}: ${typeSymbol("ElementDeclaration", codecEntry)} = {`;
  for (const fact of declaration.facts) out.line`  ${fact},`;
  if (declaration.constraints.length > 0) {
    const constraints = join(declaration.constraints.map(brokenObject), ", ");
    out.line`  constraints: /* @__PURE__ */ ${valueSymbol("identityConstraints", codecEntry)}([${constraints}]),`;
  }
  out.line`};`;
}

function emitTypeTable(out: SourceFile, family: PlannedFamily): void {
  const tags = family.members.map((member) => literal(member.typeTag));
  const rows = family.members.map(
    (member) =>
      code`[${literal(member.typeTag)}, ${literal(member.local)}, ${member.namespace}${derivationCode(member)}]`,
  );
  const declared = family.declared === undefined ? code`undefined` : literal(family.declared);
  out.line``;
  out.doc(`The types that may replace \`${family.origin}\`, by \`$type\` in JSON and xsi:type in XML.`);
  const type = code`${typeSymbol("TypeTable", codecEntry)}<${join(tags, " | ")}>`;
  const table = code`/* @__PURE__ */ ${valueSymbol("typeTable", codecEntry)}(${declared}, [${join(rows, ", ")}])`;
  out.line`export const ${word(family.table)}: ${type} = ${table};`;
}

function derivationCode({ derivation }: PlannedFamily["members"][number]): Code {
  return derivation === undefined ? code`` : code`, [${join(derivation.map(literal), ", ")}]`;
}

function emitContentModel(out: SourceFile, structure: PlannedStructure, content: PlannedContentModel): void {
  const names = content.elements.map((element) => literal(element.property));
  const type = names.length === 0 ? code`never` : join(names, " | ");
  out.line``;
  out.doc(content.expression === "" ? "Text only." : `\`${content.expression}\``);
  const make = valueSymbol(content.rule.kind === "table" ? "contentModel" : "countedContent", codecEntry);
  const call = code`/* @__PURE__ */ ${make}`;
  const facts = code`${structure.namespace}, ${literal(structure.localName)}, ${brokenObject(contentFacts(structure, content))}`;
  out.line`export const ${word(content.constant)}: ${typeSymbol("ContentModel", codecEntry)}<${type}> = ${call}(${facts});`;
}

function contentFacts(structure: PlannedStructure, content: PlannedContentModel): readonly Code[] {
  const elements = content.elements.map((element) => elementCode(element, structure));
  const wildcards = content.wildcards.map(([name, wildcard]) => code`${word(name)}: ${wildcard}`);
  const any = wildcards.length > 1 ? brokenObject(wildcards) : code`{ ${join(wildcards, ", ")} }`;
  return [
    code`elements: [${join(elements, ", ")}]`,
    ...(wildcards.length > 0 ? [code`any: ${any}`] : []),
    ...ruleFacts(content.rule),
  ];
}

function ruleFacts(rule: PlannedContentRule): readonly Code[] {
  if (rule.kind === "counted") return [code`content: ${countedCode(rule.content)}`];
  const { states, final } = rule.automaton;
  return [code`states: [${join(states.map(stateCode), ", ")}]`, code`final: [${join(final, ", ")}]`];
}

function countedCode(content: ContentParticle): Code {
  const { kind, min, max } = content;
  const facts = code`kind: ${literal(kind)}, min: ${min}, max: ${maxCode(max)}`;
  if (content.kind === "one") return code`{ ${facts}, name: ${literal(content.name)} }`;
  return code`{ ${facts}, items: [${join(content.items.map(countedCode), ", ")}] }`;
}

function elementCode(element: ContentElement, structure: PlannedStructure): Code {
  const name = literal(element.property);
  const foreign = !sameCode(element.namespace, structure.namespace);
  if (!foreign && element.local === element.property) return code`[${name}]`;
  return code`[${name}, ${literal(element.local)}${foreign ? code`, ${element.namespace}` : code``}]`;
}

function stateCode(transitions: ReadonlyMap<string, number>): Code {
  if (transitions.size === 0) return code`{}`;
  const moves = [...transitions].map(([name, to]) => code`${propertyName(name)}: ${to}`);
  return code`{ ${join(moves, ", ")} }`;
}
