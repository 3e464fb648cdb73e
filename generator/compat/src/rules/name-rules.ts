import { rule } from "./rule.js";

/** Names and namespaces. */
export const nameRules = [
  rule(
    "schema-namespace-changed",
    "E | E | I | I | I / I | I / I",
    "A schema's targetNamespace differs (a date or version in the URI).",
    "Old clients and new clients on SOAP.",
  ),
  rule(
    "element-form-changed",
    "E | E | I | I | I / I | I / I",
    "form, elementFormDefault or attributeFormDefault flips whether local names are qualified.",
    "Old clients and new clients on SOAP only.",
  ),
  rule(
    "element-attribute-switched",
    "E | E | I | I | I / I | I / I",
    "A member moves between element and attribute.",
    "Old clients and new clients on SOAP; JSON is unchanged where both have the same key.",
  ),
] as const;
