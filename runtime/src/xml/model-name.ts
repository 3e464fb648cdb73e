import { type ContentModel, stateAfter, wildcardIn } from "../content-model.js";
import type { ExpandedName } from "./schema-instance.js";

/**
 * The name that a content model has in one of its states for an element; undefined where none may stand there. No element
 * may be taken in two ways (XSD 1.0 Part 1, 3.8.6, unique particle attribution).
 */
export function modelName<Name extends string>(
  model: ContentModel<Name>,
  state: number,
  element: ExpandedName,
): Name | AnyName | undefined {
  for (const [name, local = name, namespace = model.namespace] of model.elements) {
    if (local !== element.name || namespace !== element.namespace) continue;
    if (stateAfter(model, state, name) !== undefined) return name;
  }
  const wildcard = wildcardIn(model, state, element.namespace);
  return wildcard === undefined ? undefined : { wildcard };
}

/** A wildcard of the model, by its name. */
export interface AnyName {
  readonly wildcard: string;
}

/** Whether a content model names an element anywhere. */
export function isNamed(model: ContentModel<string>, element: ExpandedName): boolean {
  return model.elements.some(
    ([name, local = name, namespace = model.namespace]) => local === element.name && namespace === element.namespace,
  );
}
