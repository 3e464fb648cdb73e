import type { AnyNamespace, ContentModel } from "../content-model.js";

/** The name that a content model has for an element, `$any` where only its wildcard takes it; undefined where nothing does. */
export function modelName<Name extends string>(
  model: ContentModel<Name>,
  element: { readonly namespace: string; readonly name: string },
): Name | "$any" | undefined {
  for (const [name, local = name, namespace = model.namespace] of model.elements) {
    if (local === element.name && namespace === element.namespace) return name;
  }
  return model.any !== undefined && takes(model.any, element.namespace) ? "$any" : undefined;
}

function takes(any: AnyNamespace, namespace: string): boolean {
  if (any === "any") return true;
  return "of" in any ? any.of.includes(namespace) : namespace !== "" && namespace !== any.not;
}
