import { primitiveOf } from "../primitive-type.js";
import type { Variety } from "../schema-set.js";

const lengths: readonly string[] = ["length", "minLength", "maxLength"];
const bounds: readonly string[] = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"];
const general: readonly string[] = ["pattern", "enumeration", "whiteSpace"];
const measured = ["string", "hexBinary", "base64Binary", "anyURI", "QName", "NOTATION"];

/** The names of the facets that a type of this variety can have (XSD 1.0 Part 2, section 4.1.5). */
export function applicableFacets(variety: Variety): readonly string[] {
  if (variety.kind === "union") return ["pattern", "enumeration"];
  if (variety.kind === "list") return [...lengths, ...general];
  const primitive = primitiveOf(variety.builtin);
  if (primitive === "anySimpleType") return [...lengths, ...general, ...bounds];
  if (primitive === "boolean") return ["pattern", "whiteSpace"];
  if (measured.includes(primitive)) return [...lengths, ...general];
  return primitive === "decimal" ? [...general, ...bounds, "totalDigits", "fractionDigits"] : [...general, ...bounds];
}
