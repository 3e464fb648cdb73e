import { addToGroup, type OpenGroups } from "@stubwright/contract/collection";
import { ContractMarks } from "@stubwright/contract/marks";
import type { ContractModel } from "@stubwright/contract/model";
import type { SourceDocument } from "@stubwright/contract/read";
import {
  builtinTypes,
  type ComplexTypeDefinition,
  type ComponentLookup,
  componentLookup,
  type Derivation,
  type ElementDeclaration,
  type ElementUse,
  type ExpandedName,
  type MeantValue,
  presentValue,
  type SchemaSet,
  type TypeDefinition,
  type TypeReference,
  type ValueConstraint,
} from "@stubwright/contract/schema";
import type { LinkedContract } from "@stubwright/contract/services";
import type { ScalarOptions } from "@stubwright/contract/simple-types";
import { Declarers } from "@stubwright/contract/syntax";
import type { JsonFacts } from "../../sides/read-json-facts.js";
import type { ReadSide } from "../../sides/read-side.js";
import { ScalarResolver } from "../scalar/resolve-scalar.js";
import type { NameAlignment } from "./align-names.js";
import { GeneratedNames } from "./generated-names.js";

/** One of the two contracts that are compared, with lookups for its references. */
export class ContractSide {
  readonly contract: LinkedContract;
  readonly documents: readonly SourceDocument[];
  readonly marks: ContractMarks;
  readonly model: ContractModel | undefined;
  readonly json: JsonFacts;
  readonly schemas: SchemaSet;
  readonly scalars: ScalarResolver;
  readonly names: GeneratedNames;
  readonly declarers: Declarers;
  readonly #derived: OpenGroups<ExpandedName, ComplexTypeDefinition> = new Map();
  readonly #lookup: ComponentLookup;

  /**
   * `scalars` chooses the TypeScript types of built-in types. It is the same for both sides, because
   * `compareRepresentations` reports changes of it.
   */
  constructor(side: ReadSide, scalars: ScalarOptions = {}) {
    this.contract = side.contract;
    this.documents = side.documents;
    this.marks = new ContractMarks(side.documents);
    this.model = side.model;
    this.json = side.json;
    this.schemas = side.contract.schemas;
    this.scalars = new ScalarResolver(side.contract, scalars);
    this.names = new GeneratedNames(side.model);
    this.declarers = new Declarers(side.documents);
    for (const type of this.schemas.types.values()) {
      if (type.kind === "complex" && type.base.kind === "named") addToGroup(this.#derived, type.base.name, type);
    }
    this.#lookup = componentLookup(this.schemas);
  }

  /** The definition that a reference names. */
  type(reference: TypeReference): TypeDefinition {
    if (reference.kind === "anonymous") return reference.type;
    const type = this.schemas.types.get(reference.name) ?? builtinTypes.get(reference.name);
    if (type === undefined) throw new Error(`The linker left the type ${reference.name} unresolved.`);
    return type;
  }

  /** A default or fixed value; undefined if it counts as absent. */
  value(constraint: ValueConstraint | undefined): MeantValue | undefined {
    return presentValue(constraint, this.contract.absent);
  }

  /** The declaration of an element particle. */
  element(use: ElementUse): ElementDeclaration {
    const element = use.kind === "local" ? use.element : this.schemas.elements.get(use.name);
    if (element === undefined) throw new Error("The linker left an element unresolved.");
    return element;
  }

  /** The global element with a name. */
  globalElement(name: ExpandedName): ElementDeclaration {
    return this.element({ kind: "reference", name });
  }

  /** The named types that are derived from a type in one step and may replace it by xsi:type. */
  alternativesOf(type: ComplexTypeDefinition): readonly ComplexTypeDefinition[] {
    const derived = type.name === undefined ? [] : (this.#derived.get(type.name) ?? []);
    return derived.filter((one) => !type.block.includes(one.derivation));
  }

  /** All named types that may replace a type by xsi:type: its alternatives, their derived types, and so on. */
  standInsOf(type: ComplexTypeDefinition): ReadonlyMap<ExpandedName, ComplexTypeDefinition> {
    const found = new Map<ExpandedName, ComplexTypeDefinition>();
    const open = [...this.alternativesOf(type)];
    for (const one of open) {
      if (one.name === undefined || found.has(one.name) || type.block.includes(one.derivation)) continue;
      found.set(one.name, one);
      open.push(...(this.#derived.get(one.name) ?? []));
    }
    return found;
  }

  /**
   * The derivations of the named types below a type, regardless of its own block. Types derived in an excluded way are
   * left out.
   */
  waysBelow(type: ComplexTypeDefinition, leftOut: readonly Derivation[]): ReadonlySet<Derivation> {
    const below = new Set([type]);
    const ways = new Set<Derivation>();
    for (const one of below) {
      for (const derived of one.name === undefined ? [] : (this.#derived.get(one.name) ?? [])) {
        if (leftOut.includes(derived.derivation)) continue;
        below.add(derived);
        ways.add(derived.derivation);
      }
    }
    return ways;
  }

  /** The other elements that may replace an element in messages; none for a local element. */
  substitutesOf(head: ElementDeclaration): readonly ElementDeclaration[] {
    if (this.schemas.elements.get(head.name) !== head) return [];
    return this.#lookup.substitutionGroup(head).filter((member) => member !== head);
  }
}

/**
 * Both contracts, and the alignment of their names. The sides of a comparison are called `old` and `now` (`new` is a
 * reserved word), and values from them `oldX` and `newX`. Reports call their places `base` and `head`.
 */
export interface Sides {
  readonly old: ContractSide;
  readonly now: ContractSide;
  readonly alignment: NameAlignment;
}
