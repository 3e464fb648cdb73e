import { rule } from "./rule.js";

/** Rules about content models and derivation. */
export const contentRules = [
  rule(
    "all-to-sequence",
    "E | I | I | I | I / I | I / I",
    "xs:all, or a repeating choice, becomes xs:sequence.",
    "Request: old clients that send a different order. Response: nobody.",
  ),
  rule(
    "sequence-to-all",
    "I | W | I | I | I / I | I / I",
    "xs:sequence becomes xs:all, or a repeating choice.",
    "Response: old clients that read in order. Request: new clients.",
  ),
  rule(
    "choice-sequence-switched",
    "E | E | E | E | E / E | E / E",
    "xs:choice <-> xs:sequence, or content regrouped so that neither contains the other.",
    "Old clients and new clients.",
  ),
  rule(
    "choice-branch-added",
    "I | E | I | W | I / W | W / I",
    "A branch is added to an xs:choice.",
    "Response: old clients find none of the branches they know. Request: new clients.",
  ),
  rule(
    "choice-branch-removed",
    "E | I | E | I | E / W | W / E",
    "A branch is removed from an xs:choice.",
    "Request: old clients. Response: new clients.",
  ),
  rule(
    "wildcard-widened",
    "I | W† | I | W | I / I | I / I",
    "xs:any or xs:anyAttribute is added, its namespaces grow, processContents is looser, or an element that a lax wildcard could hold is no longer declared.",
    "Response: old clients that validate closed; on JSON those that have a narrower wildcard. Request: new clients.",
  ),
  rule(
    "wildcard-narrowed",
    "E | W | W | W | W / W | W / W",
    "The wildcard is removed, its namespaces shrink, processContents is stricter, an optional element or attribute in its range is now declared, or an element that a strict wildcard could hold is no longer declared.",
    "Request: old clients that used the extension point.",
  ),
  rule(
    "member-left-to-wildcard",
    "I | W† | W | W | E / E | E / E",
    "An optional element or attribute is no longer declared, and a wildcard accepts it instead.",
    "Code that names the member, and JSON, which loses it. SOAP response: old clients that check its type.",
  ),
  rule(
    "mixed-content-switched",
    "E | E | E | E | E / E | E / E",
    "mixed false <-> true. On SOAP, it does not affect messages with elements alone.",
    "Old clients and new clients.",
  ),
  rule(
    "alternative-type-added",
    "I | W† | I | W† | I / W | W / I",
    "A union member, a derived type (xsi:type) or a substitution-group member is added.",
    "Response: old clients cannot resolve it. Request: new clients. A union member beside a type for any text (int beside string) does not affect SOAP.",
  ),
  rule(
    "alternative-type-removed",
    "E | I | E | I | E / E | E / E",
    "A union member, a derived type (xsi:type) or a substitution-group member is removed, or newly blocked by block or final.",
    "Request: old clients. Response: new clients. A union member beside a type for any text (int beside string) does not affect SOAP. Code that only reads a union compiles with fewer members.",
  ),
  rule(
    "type-became-abstract",
    "E | W | E | W | E / I | I / E",
    "abstract false -> true on a type or head element.",
    "Request: old clients that send the base. Response: old clients that cannot resolve the subtype.",
  ),
  rule(
    "simple-content-gained-attributes",
    "I | W† | E | E | E / E | E / E",
    "An element of simple type becomes a complexType with simpleContent and attributes.",
    "SOAP: nobody if the attributes are optional. JSON and TypeScript: old clients and new clients (text becomes an object).",
  ),
] as const;

/** Rules about names and namespaces. */
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
    "Old clients and new clients on SOAP; JSON is unchanged if both have the same key.",
  ),
] as const;
