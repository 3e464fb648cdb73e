import type { DeclarationModel, ElementModel, TypeUse } from "@stubwright/contract/model";
import { camelCase } from "@stubwright/contract/model";
import { type Code, code, codecEntry, literal, namesFrom, typeSymbol, valueSymbol } from "../print/code.js";
import type { PlannedDeclaration } from "./plan.js";
import type { PlannedScalarConstant } from "./planned-type.js";

/** An element or attribute where it is declared. */
export interface DeclaredSite {
  /** The type, or for a global element its own name. */
  readonly owner: string;
  /** `""` for a global element. */
  readonly property: string;
  readonly type: TypeUse;
  readonly value: ElementModel["value"] | undefined;
  readonly declaration: DeclarationModel | undefined;
}

/** The constants of elements and attributes that say more than their types do; equal ones of one name are one. */
export class SiteConstants {
  readonly #scalars: Constants<PlannedScalarConstant>;
  readonly #declarations: Constants<PlannedDeclaration> = { made: new Map(), taken: new Set() };

  /** `typeConstants` are the names in values.ts that simple types have. */
  constructor(typeConstants: Iterable<string>) {
    this.#scalars = { made: new Map(), taken: new Set(typeConstants) };
  }

  /** Those for a default or fixed value, in the order of their types. */
  get scalars(): readonly PlannedScalarConstant[] {
    return [...this.#scalars.made.values()];
  }

  /** Those for what a declaration says, in the order of their types. */
  get declarations(): readonly PlannedDeclaration[] {
    return [...this.#declarations.made.values()];
  }

  /** The scalar of a site with a default or fixed value, made of its type and that type's scalar. */
  addScalar(site: DeclaredSite, value: NonNullable<DeclaredSite["value"]>, { type, scalar }: TypedScalar): Code {
    const name = literal(site.property === "" ? site.owner : `${site.owner}.${site.property}`);
    const make = valueSymbol(value.kind === "fixed" ? "fixed" : "withDefault", codecEntry);
    const made = addUnique(this.#scalars, `${siteName(site)}Scalar`, (constant) => ({
      constant,
      documentation: `${siteWords(site)}: ${value.kind} value \`${value.value}\`.`,
      type: code`${typeSymbol("SimpleType", codecEntry)}<${type}>`,
      expression: code`${make}(${scalar}, ${name}, ${literal(value.value)})`,
      uses: namesFrom("./values.js", scalar),
    }));
    return code`${valueSymbol(made, "./values.js")}`;
  }

  /** The name of the constant of content.ts for what a site's declaration says. */
  addDeclaration(site: DeclaredSite, planned: Pick<PlannedDeclaration, "facts" | "constraints">): string {
    const documentation = `${siteWords(site)}: what its declaration adds to its type.`;
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
  return property === "" ? `The element \`${owner.replace(/Element$/, "")}\`` : `\`${property}\` of ${owner}`;
}

/** Constants by their names, and the names that they may not have. */
interface Constants<Made> {
  readonly made: Map<string, Made>;
  readonly taken: ReadonlySet<string>;
}

/** Adds a constant under the wanted name, or that with a number where another has it; what is there already stays. */
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
