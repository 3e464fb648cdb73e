import { isIdentifier } from "../model/identifier.js";
import type {
  Plan,
  PlannedContentModel,
  PlannedDeclaration,
  PlannedFamily,
  PlannedMember,
  PlannedStructure,
} from "../plan/plan.js";
import { type Code, code, codeText, join, literal, sameCode, typeSymbol, valueSymbol, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import { SourceFile } from "../print/source-file.js";

const codec = "@stubwright/runtime/codec";

/** content.ts: content models as automata and tables of types, for both wires; undefined where nothing needs them. */
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
  out.line`export const ${word(declaration.constant)}: ${typeSymbol("ElementDeclaration", codec)} = {`;
  for (const fact of declaration.facts) out.line`  ${fact},`;
  if (declaration.constraints.length > 0) {
    out.line`  constraints: /* @__PURE__ */ ${valueSymbol("identityConstraints", codec)}([`;
    for (const facts of declaration.constraints)
      out.list(code`    {`, facts, code`},`, { indent: "    ", broken: true });
    out.line`  ]),`;
  }
  out.line`};`;
}

function emitTypeTable(out: SourceFile, family: PlannedFamily): void {
  const tags = family.members.map((member) => literal(member.tag));
  const rows = family.members.map(
    (member) => code`[${literal(member.tag)}, ${literal(member.local)}, ${member.namespace}${derivationCode(member)}]`,
  );
  const declared = family.declared === undefined ? code`undefined` : literal(family.declared);
  out.line``;
  out.doc(`The types that may stand where \`${family.origin}\` is declared.`);
  out.guarded(
    code`export const ${word(family.table)}: ${typeSymbol("TypeTable", codec)}<${join(tags, " | ")}> =`,
    code`/* @__PURE__ */ ${valueSymbol("typeTable", codec)}(${declared}, [`,
    "",
  );
  for (const row of rows) out.line`  ${row},`;
  out.line`]);`;
}

function derivationCode({ derivation }: PlannedFamily["members"][number]): Code {
  return derivation === undefined ? code`` : code`, [${join(derivation.map(literal), ", ")}]`;
}

function emitContentModel(out: SourceFile, structure: PlannedStructure, content: PlannedContentModel): void {
  const names = content.elements.map((element) => literal(element.property));
  const type = names.length === 0 ? code`never` : join(names, " | ");
  out.line``;
  out.doc(content.expression === "" ? "Text only." : `\`${content.expression}\``);
  const head = code`export const ${word(content.constant)}: ${typeSymbol("ContentModel", codec)}<${type}> =`;
  const call = code`/* @__PURE__ */ ${valueSymbol("contentModel", codec)}(${structure.namespace}, ${literal(structure.localName)}, {`;
  const indent = codeText(code`${head} ${call}`).length <= lineWidth ? "" : "  ";
  const space: Code = { kind: "code", parts: [indent] };
  const inside = `${indent}  `;
  const states = content.automaton.states.map(stateCode);
  const final = content.automaton.final.map((state) => code`${state}`);
  out.guarded(head, call, "");
  out.list(
    code`${space}  elements: [`,
    content.elements.map((element) => elementCode(element, structure)),
    code`],`,
    {
      indent: inside,
    },
  );
  if (content.wildcards.length > 0) {
    const rows = content.wildcards.map(([name, wildcard]) => code`${word(name)}: ${wildcard}`);
    if (rows.length === 1) out.line`${space}  any: { ${join(rows, ", ")} },`;
    else out.list(code`${space}  any: {`, rows, code`},`, { indent: inside, broken: true });
  }
  out.list(code`${space}  states: [`, states, code`],`, { indent: inside, broken: states.length > 1 });
  out.line`${space}  final: [${join(final, ", ")}],`;
  out.line`${space}});`;
}

function elementCode(element: PlannedMember, structure: PlannedStructure): Code {
  const name = literal(element.property);
  const foreign = !sameCode(element.namespace, structure.namespace);
  if (!foreign && element.local === element.property) return code`[${name}]`;
  return code`[${name}, ${literal(element.local)}${foreign ? code`, ${element.namespace}` : code``}]`;
}

function stateCode(transitions: ReadonlyMap<string, number>): Code {
  if (transitions.size === 0) return code`{}`;
  const moves = [...transitions].map(([name, to]) => code`${isIdentifier(name) ? word(name) : literal(name)}: ${to}`);
  return code`{ ${join(moves, ", ")} }`;
}
