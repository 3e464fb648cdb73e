import type { DeclarationModel, ElementModel } from "@stubwright/contract/model";
import { identityPaths } from "@stubwright/contract/model";
import { type Code, code, codecEntry, join, literal, valueSymbol } from "../print/code.js";
import type { PlannedDeclaration } from "./plan.js";

/** What of an element's declaration its decoder does not see to by itself. */
interface DeclaredFacts {
  readonly declaration: DeclarationModel | undefined;
  /** Whether documents can have an element of its type. */
  readonly hasValues: boolean;
  /** Whether xsi:type may name another type there. */
  readonly replaceable: boolean;
  /** A default or fixed value that its scalar does not see to. */
  readonly value: ElementModel["value"];
}

/** The properties of an `ElementDeclaration` and those of each identity constraint; undefined where there is nothing to say. */
export function planDeclaration({
  declaration,
  hasValues,
  replaceable,
  value,
}: DeclaredFacts): Pick<PlannedDeclaration, "facts" | "constraints"> | undefined {
  const { abstract, block, constraints } = declaration ?? { abstract: false, block: [], constraints: [] };
  const facts: Code[] = [];
  if (abstract || !hasValues) facts.push(code`abstract: true`);
  if (replaceable && block.length > 0) facts.push(code`block: [${join(block.map(literal), ", ")}]`);
  if (value?.kind === "default") facts.push(code`default: ${literal(value.value)}`);
  if (value?.kind === "fixed")
    facts.push(code`fixed: ${valueSymbol("fixedText", codecEntry)}(${literal(value.value)})`);
  if (facts.length + constraints.length === 0) return undefined;
  return { facts, constraints: constraints.map(constraintFacts) };
}

function constraintFacts({
  kind,
  name,
  refer,
  selector,
  fields,
}: DeclarationModel["constraints"][number]): readonly Code[] {
  return [
    code`kind: ${literal(kind)}`,
    code`name: ${literal(name)}`,
    ...(refer === undefined ? [] : [code`refer: ${literal(refer)}`]),
    code`selector: ${pathsCode(selector)}`,
    code`fields: [${join(fields.map(pathsCode), ", ")}]`,
  ];
}

function pathsCode(path: string): Code {
  const alternatives = new Map(identityPaths(path).map((steps) => [JSON.stringify(steps), steps]));
  const paths = [...alternatives.values()].map((steps) => code`[${join(steps.map(literal), ", ")}]`);
  return code`[${join(paths, ", ")}]`;
}
