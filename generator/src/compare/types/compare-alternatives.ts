import type { ComplexTypeDefinition } from "../../link/schema-set.js";
import { localName } from "../../model/expanded-name.js";
import type { TypeComparison } from "./type-comparison.js";
import { type Place, tell } from "./type-pair.js";

/** Types derived from a type that may stand for it by xsi:type; types derived from those are told with them. */
export function compareAlternatives(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  place: Place,
  comparison: TypeComparison,
): void {
  const { sides } = comparison;
  const before = new Map(sides.old.alternativesOf(old).map((one) => [sides.alignment.align(one.name ?? ""), one]));
  const after = new Map(sides.now.alternativesOf(now).map((one) => [one.name ?? "", one]));
  for (const [name, derived] of before) {
    const other = after.get(name);
    if (other !== undefined) {
      place.pair.uses.add(comparison.complex(derived, other, name));
      continue;
    }
    const at: Place = { ...place, path: `${place.path}/${localName(name)}`, at: { ...place.at, base: derived.at } };
    tell(at, [{ rule: "alternative-type-removed", facet: "xsi:type", old: localName(name), new: undefined }]);
  }
  for (const [name, derived] of after) {
    if (before.has(name)) continue;
    const at: Place = { ...place, path: `${place.path}/${localName(name)}`, at: { ...place.at, head: derived.at } };
    tell(at, [{ rule: "alternative-type-added", facet: "xsi:type", old: undefined, new: localName(name) }]);
  }
}
