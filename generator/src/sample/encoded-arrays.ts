import type { TypeModel } from "../model/contract-model.js";
import { arrayTypeAttribute, encodedItemType } from "../model/encoded-item-type.js";
import { localName, namespaceName } from "../model/expanded-name.js";
import type { SampleAttribute, SampleChild, SampleElement } from "./sample-element.js";
import type { PrefixOf } from "./scalar-space.js";

/** A message whose encoded arrays say what and how many their items are (SOAP 1.1 section 5.4.2). */
export function withArrayTypes(element: SampleElement, byId: ReadonlyMap<string, TypeModel>): SampleElement {
  const { type, content, attributes } = element;
  if (content.kind === "value") return element;
  const children = content.children.map(
    (child): SampleChild =>
      child.kind === "text" ? child : { ...child, element: withArrayTypes(child.element, byId) },
  );
  const declared = type?.kind === "declared" ? byId.get(type.id) : undefined;
  const isArray = declared?.kind === "array" && declared.encoded && !element.nil;
  const { name, brackets } = isArray ? encodedItemType(declared, byId) : { name: "", brackets: "" };
  return {
    ...element,
    attributes: isArray ? [...attributes, arrayType(name, `${brackets}[${children.length}]`)] : attributes,
    content: { ...content, children },
  };
}

function arrayType(name: string, brackets: string): SampleAttribute {
  const text = localName(name) + brackets;
  const value = {
    value: text,
    json: text,
    key: text,
    format: (prefixOf: PrefixOf) => (namespaceName(name) === "" ? text : `${prefixOf(namespaceName(name))}:${text}`),
    isName: true,
    identity: undefined,
  };
  return { name: arrayTypeAttribute, value, free: undefined, declared: true };
}
