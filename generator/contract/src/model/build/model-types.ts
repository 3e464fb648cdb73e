import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Absent, MeantValue } from "../../schema/absent.js";
import type { ComponentLookup } from "../../schema/component-lookup.js";
import type { OpenEnumerations } from "../../schema/open-enumeration.js";
import type {
  AttributeDeclaration,
  Derivation,
  ElementDeclaration,
  ExpandedName,
  Facet,
  TypeReference,
  ValueConstraint,
} from "../../schema/schema-set.js";
import type { DeclarationModel, ElementModel, NilFacts, TypeDerivationName, TypeUse } from "../contract-model.js";
import type { TypePlace } from "../type-place.js";
import type { CarriedElement } from "../type-uses.js";

/**
 * The types of the model, as the builders of messages, complex types and simple types see them. `TypeBuilder` is the
 * only implementation. The builders of single types know only this interface, because `TypeBuilder` calls them.
 */
export interface ModelTypes {
  readonly diagnostics: Diagnostics;
  readonly lookup: ComponentLookup;
  readonly openEnumerations: OpenEnumerations;
  /**
   * Whether a type that holds any elements and nothing else is open content. In contracts with operations, such types
   * are payloads; in contracts of documents they are not.
   */
  readonly hasPayloads: boolean;
  /**
   * The type of the model for a reference. A type without a name is added and named after `place`, or after `other` if
   * another type has that place.
   */
  use(reference: TypeReference, place: TypePlace, other?: TypePlace): TypeUse;
  /** The type of a global element. */
  elementType(declaration: ElementDeclaration): TypeUse;
  /** The type of an attribute of the component at `owner`. */
  attributeType(declaration: AttributeDeclaration, owner: TypePlace): TypeUse;
  /** An element that is declared in the content of the component at `owner`. */
  element(declaration: ElementDeclaration, owner: TypePlace): ElementModel;
  /** A global element as messages carry it; undefined if the schemas declare none of that name. */
  carried(name: ExpandedName): (CarriedElement & { readonly element: ExpandedName }) | undefined;
  /** A default or fixed value; undefined if the type does not have the value. */
  value(constraint: ValueConstraint | undefined): MeantValue | undefined;
  /** The parts that do not count as absent. */
  present<Part extends Absent>(parts: readonly Part[]): readonly Part[];
  /** The facets of one restriction that do not count as absent, each with its values that do not. */
  presentFacets(facets: readonly Facet[]): readonly Facet[];
}

/** The facts of an element's declaration beyond type, nillability and value; undefined if there are none. */
export function elementDeclaration(
  element: ElementDeclaration,
  types: Pick<ModelTypes, "present">,
): DeclarationModel | undefined {
  const block = typeBlocks(element.block);
  const { abstract } = element;
  const constraints = types.present(element.identityConstraints);
  return abstract || block.length > 0 || constraints.length > 0 ? { abstract, block, constraints } : undefined;
}

/** Whether an element may be null, from its declaration and its value. */
export function nilFacts(isNillable: boolean, value: ElementModel["value"]): NilFacts {
  if (value?.kind !== "fixed") return { nillable: isNillable };
  return isNillable ? { nillable: false, deniesNil: true } : { nillable: false };
}

/** The derivations of complex types in a block or final attribute. */
export function typeBlocks(block: readonly Derivation[]): readonly TypeDerivationName[] {
  return block.filter((one) => one === "extension" || one === "restriction");
}
