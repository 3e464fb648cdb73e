import type { Span } from "../../diagnostics/span.js";
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
  const removed: Alternative[] = [];
  for (const [name, derived] of before) {
    const other = after.get(name);
    if (other === undefined) removed.push([localName(name), derived.at]);
    else place.pair.uses.add(comparison.complex(derived, other, name));
  }
  const added = [...after].filter(([name]) => !before.has(name));
  const isOther = old.name !== undefined && sides.alignment.align(old.name) !== now.name;
  for (const [name, at] of isOther ? asOne(removed) : removed) {
    const there: Place = {
      ...place,
      path: isOther ? place.path : `${place.path}/${name}`,
      at: { ...place.at, base: at },
    };
    tell(there, [{ rule: "alternative-type-removed", facet: "xsi:type", old: name, new: undefined }]);
  }
  const come = added.map(([name, derived]): Alternative => [localName(name), derived.at]);
  for (const [name, at] of isOther ? asOne(come) : come) {
    const there: Place = {
      ...place,
      path: isOther ? place.path : `${place.path}/${name}`,
      at: { ...place.at, head: at },
    };
    tell(there, [{ rule: "alternative-type-added", facet: "xsi:type", old: undefined, new: name }]);
  }
}

/** A name, and where it is declared. */
type Alternative = readonly [string, Span];

/** Where another type has taken the place of one, all that could stand for it went together. */
function asOne(alternatives: readonly Alternative[]): readonly Alternative[] {
  const [first] = alternatives;
  if (first === undefined) return [];
  const names = alternatives.slice(0, 5).map(([name]) => name);
  const more = alternatives.length - names.length;
  return [[`${names.join(", ")}${more === 0 ? "" : ` and ${more} more`}`, first[1]]];
}
