import type { ContractModel, GlobalAttributeModel, GlobalElementModel, Wildcard } from "../model/contract-model.js";
import { namespaces } from "../read/namespaces.js";
import { namespaceName } from "../schema/expanded-name.js";
import type { SampleChild, SampleElement } from "./sample.js";

/** The elements that a wildcard may hold. */
type WildcardChoice =
  /** Any element, with this name. */
  | { readonly kind: "anything"; readonly name: string }
  /** One of the contract's elements; none if no suitable element is known. */
  | { readonly kind: "declared"; readonly elements: readonly GlobalElementModel[] };

const foreign = "urn:any";

/** The name of an element that any wildcard takes, unless the contract declares that name. */
export const anyElementName = `{${foreign}}element`;

/** Chooses elements and attributes for wildcards (XSD 1.0 Part 1, 3.10.4). */
export class WildcardElements {
  readonly #model: ContractModel;
  /** The names that the contract declares. */
  readonly #names: ReadonlySet<string>;
  readonly #chosen = new Map<Wildcard, WildcardChoice>();

  constructor(model: ContractModel) {
    this.#model = model;
    this.#names = new Set([...model.elements, ...(model.attributes ?? [])].map(({ name }) => name));
  }

  elements(wildcard: Wildcard): WildcardChoice {
    const choice = this.#chosen.get(wildcard) ?? this.#choose(wildcard);
    this.#chosen.set(wildcard, choice);
    return choice;
  }

  #choose(wildcard: Wildcard): WildcardChoice {
    const namespace = wildcard.process === "strict" ? undefined : foreignNamespace(wildcard);
    if (namespace !== undefined) return { kind: "anything", name: this.#unknownName(namespace, "element") };
    const elements = this.#model.elements.filter(
      ({ name, declaration }) => allows(wildcard, namespaceName(name)) && declaration?.abstract !== true,
    );
    return { kind: "declared", elements };
  }

  /** The name of an attribute that a wildcard takes unchecked, or of a declared one; undefined if there is none. */
  attribute(
    wildcard: Wildcard,
  ): GlobalAttributeModel | { readonly name: string; readonly type: undefined } | undefined {
    if (wildcard.process === "strict") {
      return this.#model.attributes?.find(({ name }) => allows(wildcard, namespaceName(name)));
    }
    const namespace = foreignNamespace(wildcard);
    return namespace === undefined ? undefined : { name: this.#unknownName(namespace, "attribute"), type: undefined };
  }

  /** A name that the contract does not declare, so that its content is not checked. */
  #unknownName(namespace: string, local: string): string {
    const name = `{${namespace}}${local}`;
    return this.#names.has(name) ? this.#unknownName(namespace, `${local}-`) : name;
  }
}

function allows({ namespaces: allowed }: Wildcard, namespace: string): boolean {
  switch (allowed.kind) {
    case "any":
      return true;
    case "not":
      return namespace !== "" && namespace !== allowed.namespace;
    case "oneOf":
      return allowed.namespaces.includes(namespace);
  }
}

/** A namespace that a wildcard allows, an unknown one if possible. */
function foreignNamespace({ namespaces: allowed }: Wildcard): string | undefined {
  switch (allowed.kind) {
    case "any":
      return foreign;
    case "not":
      return allowed.namespace === foreign ? `${foreign}:other` : foreign;
    case "oneOf":
      return allowed.namespaces.find((namespace) => namespace !== namespaces.instance);
  }
}

/** A child for open content. */
export function openChild(namespace: string): SampleChild {
  return { kind: "element", element: unknownElement(`{${namespace}}AnyName`, "any content"), wild: true };
}

export function unknownElement(name: string, text: string | undefined): SampleElement {
  const children: readonly SampleChild[] = text === undefined ? [] : [{ kind: "text", text }];
  return {
    name,
    type: undefined,
    typeName: undefined,
    nil: false,
    constraints: [],
    attributes: [],
    content: { kind: "children", children },
  };
}
