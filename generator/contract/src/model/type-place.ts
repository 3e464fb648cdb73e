import type { ExpandedName } from "../schema/schema-set.js";
import type { TypeId } from "./contract-model.js";
import { localName, namespaceName } from "./expanded-name.js";

/** Where a type stands: what its id, its TypeScript name and its namespace come from. */
export interface TypePlace {
  readonly namespace: string;
  readonly path: readonly string[];
}

/** The place of a declared type, or of what is written in a global element or attribute. */
export function placeOf(name: ExpandedName): TypePlace {
  return { namespace: namespaceName(name), path: [localName(name)] };
}

/** The id of a type that is written in place. */
export function idOf({ namespace, path }: TypePlace): string {
  return `{${namespace}}${path.join("/")}#`;
}

/** An id as people have it, in configurations and doc comments: without the mark of a type that is written in place. */
export function plainId(id: TypeId): string {
  return id.replace(/#$/, "");
}

/** The declared type or global element that a place is in. */
export function rootOf({ namespace, path }: TypePlace): string {
  return `{${namespace}}${path[0]}`;
}

/** The place of what stands in another. */
export function placeIn({ namespace, path }: TypePlace, step: string): TypePlace {
  return { namespace, path: [...path, step] };
}

/** The place of an attribute that is in another: told from that of an element by an `@`. */
export function attributePlace(owner: TypePlace, name: ExpandedName): TypePlace {
  return placeIn(owner, `@${localName(name)}`);
}

/** A place where so many others of its path are before it: `x[2]`, which no element can be called. */
export function numberedPlace({ namespace, path }: TypePlace, number: number): TypePlace {
  return { namespace, path: [...path.slice(0, -1), `${path.at(-1)}[${number}]`] };
}

/** The words of a type's name: `["order", "@id"]` -> `["order", "id", "Attribute"]`. */
export function wordsOf({ path }: TypePlace): readonly string[] {
  return path.flatMap((step) => (step.startsWith("@") ? [step.slice(1), "Attribute"] : [step]));
}
