import {
  camelCase,
  type DeclarationModel,
  type ElementModel,
  identityPaths,
  type TypeUse,
} from "@stubwright/contract/model";
import { type Code, code, codecEntry, join, literal, namesFrom, typeSymbol, valueSymbol } from "../print/code.js";
import type { PlannedDeclaration } from "./plan.js";
import type { PlannedScalarConstant } from "./planned-type.js";

/** A declared element or attribute. */
export interface DeclaredSite {
  /** The name of the type that declares it, or the name of a global element. */
  readonly owner: string;
  /** The property; `""` for a global element. */
  readonly property: string;
  readonly type: TypeUse;
  readonly value: ElementModel["value"] | undefined;
  readonly declaration: DeclarationModel | undefined;
}

/**
 * Collects the constants of elements and attributes whose declarations say more than their types. Equal constants are
 * shared.
 */
export class SiteConstants {
  readonly #scalars: Constants<PlannedScalarConstant>;
  readonly #declarations: Constants<PlannedDeclaration> = { made: new Map(), taken: new Set() };

  /** `typeConstants` are the names of simple types' constants in values.ts. */
  constructor(typeConstants: Iterable<string>) {
    this.#scalars = { made: new Map(), taken: new Set(typeConstants) };
  }

  /** The constants for default and fixed values, in the order of their types. */
  get scalars(): readonly PlannedScalarConstant[] {
    return [...this.#scalars.made.values()];
  }

  /** The constants for declarations of elements, in the order of their types. */
  get declarations(): readonly PlannedDeclaration[] {
    return [...this.#declarations.made.values()];
  }

  /** Adds the scalar of a site with a default or fixed value. Returns its symbol. */
  addScalar(site: DeclaredSite, value: NonNullable<DeclaredSite["value"]>, { type, scalar }: TypedScalar): Code {
    const name = literal(site.property === "" ? site.owner : `${site.owner}.${site.property}`);
    const make = valueSymbol(value.kind === "fixed" ? "fixed" : "withDefault", codecEntry);
    const made = addUnique(this.#scalars, `${siteName(site)}Scalar`, (constant) => ({
      constant,
      documentation: `The ${value.kind} value \`${value.value}\` of ${siteWords(site)}.`,
      type: code`${typeSymbol("SimpleType", codecEntry)}<${type}>`,
      expression: code`${make}(${scalar}, ${name}, ${literal(value.value)})`,
      uses: namesFrom("./values.js", scalar),
    }));
    return code`${valueSymbol(made, "./values.js")}`;
  }

  /** Adds the constant of content.ts for a site's declaration. Returns its name. */
  addDeclaration(site: DeclaredSite, planned: Pick<PlannedDeclaration, "facts" | "constraints">): string {
    const documentation = `Rules of ${siteWords(site)} in addition to those of its type.`;
    return addUnique(this.#declarations, `${siteName(site)}Declaration`, (constant) => ({
      constant,
      documentation,
      ...planned,
    }));
  }
}

interface TypedScalar {
  readonly type: Code;
  readonly scalar: Code;
}

function siteName({ owner, property }: DeclaredSite): string {
  return camelCase([owner, property]).replace(/_$/, "");
}

function siteWords({ owner, property }: DeclaredSite): string {
  return property === "" ? `the element \`${owner.replace(/Element$/, "")}\`` : `\`${property}\` in \`${owner}\``;
}

/** The constants by name, and the names that they may not have. */
interface Constants<Made> {
  readonly made: Map<string, Made>;
  readonly taken: ReadonlySet<string>;
}

/** Adds a constant under the wanted name, numbered if another constant has the name. An equal one is reused. */
function addUnique<Made extends { readonly constant: string }>(
  { made: to, taken }: Constants<Made>,
  wanted: string,
  make: (constant: string) => Made,
): string {
  for (let count = 1; ; count += 1) {
    const constant = count === 1 ? wanted : `${wanted}${count}`;
    if (taken.has(constant)) continue;
    const other = to.get(constant);
    const entry = make(constant);
    if (other === undefined) to.set(constant, entry);
    else if (JSON.stringify(other) !== JSON.stringify(entry)) continue;
    return constant;
  }
}

/** The facts of an element's declaration beyond its type. */
interface DeclaredFacts {
  readonly declaration: DeclarationModel | undefined;
  /** Whether an element of its type can exist: an abstract type without derived types has no values. */
  readonly hasValues: boolean;
  /** Whether xsi:type may name another type. */
  readonly replaceable: boolean;
  /** A default or fixed value that the element's scalar does not check. */
  readonly value: ElementModel["value"];
}

/** Plans the properties of an `ElementDeclaration` and of its identity constraints; undefined if it has none. */
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
