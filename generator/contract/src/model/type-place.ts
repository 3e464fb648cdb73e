import { localName, namespaceName } from "../schema/expanded-name.js";
import type { ExpandedName } from "../schema/schema-set.js";
import type { TypeId } from "./contract-model.js";

/** The place of a type in the contract, from which its id, its TypeScript name and its namespace are made. */
export interface TypePlace {
  readonly namespace: string;
  readonly path: readonly string[];
}

/** The place of a declared type, or of a type written in a global element or attribute. */
export function placeOf(name: ExpandedName): TypePlace {
  return { namespace: namespaceName(name), path: [localName(name)] };
}

/** The id of a type without a name. */
export function idOf({ namespace, path }: TypePlace): string {
  return `{${namespace}}${path.join("/")}#`;
}

/** An id as people write it in configurations and doc comments: without the mark of a type without a name. */
export function plainId(id: TypeId): string {
  return id.replace(/#$/, "");
}

/** The declared type or global element that contains a place. */
export function rootOf({ namespace, path }: TypePlace): string {
  return `{${namespace}}${path[0]}`;
}

/** The place of a component in another. */
export function placeIn({ namespace, path }: TypePlace, step: string): TypePlace {
  return { namespace, path: [...path, step] };
}

/** The place of an attribute in another component. An `@` tells it from an element of the same name. */
export function attributePlace(owner: TypePlace, name: ExpandedName): TypePlace {
  return placeIn(owner, `@${localName(name)}`);
}

/** A place that follows others with the same path: `x[2]`, which cannot be the name of an element. */
export function numberedPlace({ namespace, path }: TypePlace, number: number): TypePlace {
  return { namespace, path: [...path.slice(0, -1), `${path.at(-1)}[${number}]`] };
}

/** The words for the name of a type: `["order", "@id"]` -> `["order", "id", "Attribute"]`. */
export function wordsOf({ path }: TypePlace): readonly string[] {
  return path.flatMap((step) => (step.startsWith("@") ? [step.slice(1), "Attribute"] : [step]));
}
