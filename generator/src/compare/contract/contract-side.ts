import { addToGroup, type OpenGroups } from "../../collection/group-by.js";
import { builtinTypes } from "../../link/builtin-types.js";
import { type ComponentLookup, componentLookup } from "../../link/component-lookup.js";
import { type LinkedContract, type MeantValue, presentValue } from "../../link/linked-contract.js";
import type {
  ComplexTypeDefinition,
  Derivation,
  ElementDeclaration,
  ElementUse,
  ExpandedName,
  SchemaSet,
  TypeDefinition,
  TypeReference,
  ValueConstraint,
} from "../../link/schema-set.js";
import type { ContractModel } from "../../model/contract-model.js";
import type { SourceDocument } from "../../source/source-document.js";
import { type ScalarChoices, ScalarResolver } from "../scalar/resolve-scalar.js";
import { Declarers } from "./declarers.js";
import { GeneratedNames } from "./generated-names.js";
import type { JsonFacts } from "./json-facts.js";
import { ContractMarks } from "./marks.js";

/** One contract as it is compared: what it means, what is generated from it, and its JSON surface. */
export interface ReadSide {
  readonly contract: LinkedContract;
  readonly documents: readonly SourceDocument[];
  /** Undefined where no names could be made. */
  readonly model: ContractModel | undefined;
  readonly json: JsonFacts;
  readonly choices?: ScalarChoices | undefined;
}

/** One of the two contracts that are compared, with ways from its references to what they mean. */
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

  /** `choices` are those of a config for simple types: for both sides the same, as configs are compared elsewhere. */
  constructor(side: ReadSide, choices: ScalarChoices = {}) {
    this.contract = side.contract;
    this.documents = side.documents;
    this.marks = new ContractMarks(side.documents);
    this.model = side.model;
    this.json = side.json;
    this.schemas = side.contract.schemas;
    this.scalars = new ScalarResolver(side.contract, choices);
    this.names = new GeneratedNames(side.model);
    this.declarers = new Declarers(side.documents);
    for (const type of this.schemas.types.values()) {
      if (type.kind === "complex" && type.base.kind === "named") addToGroup(this.#derived, type.base.name, type);
    }
    this.#lookup = componentLookup(this.schemas);
  }

  /** The definition a reference leads to. */
  type(reference: TypeReference): TypeDefinition {
    if (reference.kind === "anonymous") return reference.type;
    const type = this.schemas.types.get(reference.name) ?? builtinTypes.get(reference.name);
    if (type === undefined) throw new Error(`The linker left the type ${reference.name} unresolved.`);
    return type;
  }

  /** A default or fixed value as it is meant. */
  value(constraint: ValueConstraint | undefined): MeantValue | undefined {
    return presentValue(constraint, this.contract.absent);
  }

  /** The declaration an element particle uses. */
  element(use: ElementUse): ElementDeclaration {
    const element = use.kind === "local" ? use.element : this.schemas.elements.get(use.name);
    if (element === undefined) throw new Error("The linker left an element unresolved.");
    return element;
  }

  /** The global element of a name. */
  globalElement(name: ExpandedName): ElementDeclaration {
    return this.element({ kind: "reference", name });
  }

  /** Named types derived from one directly that may stand for it by xsi:type. */
  alternativesOf(type: ComplexTypeDefinition): readonly ComplexTypeDefinition[] {
    const derived = type.name === undefined ? [] : (this.#derived.get(type.name) ?? []);
    return derived.filter((one) => !type.block.includes(one.derivation));
  }

  /** All named types that may stand for one by xsi:type: its alternatives, what is derived from those, and so on. */
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

  /** By which ways the named types are made that stand below a type, its own block aside; without what is made by those left out. */
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

  /** The elements other than itself that may stand for one in messages; for one declared in place, none. */
  substitutesOf(head: ElementDeclaration): readonly ElementDeclaration[] {
    if (this.schemas.elements.get(head.name) !== head) return [];
    return this.#lookup.substitutionGroup(head).filter((member) => member !== head);
  }
}
