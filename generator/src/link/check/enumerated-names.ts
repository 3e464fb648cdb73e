import type { EnumerationValue, Facet, SimpleTypeDefinition } from "../schema-set.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

type Enumeration = Facet & { readonly kind: "enumeration" };

/**
 * Which of the values of an enumeration are not meant: of each that is there both as a name and as what is written, the one
 * that the type does not take it for.
 */
export function unmeantValues(
  { values: written }: Enumeration,
  type: SimpleTypeDefinition,
  values: SimpleTypeValues,
): ReadonlySet<EnumerationValue> {
  const unmeant = new Set<EnumerationValue>();
  for (const [index, named] of written.entries()) {
    const plain = written[index - 1];
    if (plain === undefined || plain.value !== named.value || plain.expanded !== undefined) continue;
    if (named.expanded === undefined) continue;
    unmeant.add(isName(type, { plain: named.value.trim(), expanded: named.expanded }, values) ? plain : named);
  }
  return unmeant;
}

interface Forms {
  readonly plain: string;
  readonly expanded: string;
}

/** Whether a type takes a value as a name, or as a list with names; one that no member of a union takes counts as a name. */
function isName({ variety }: SimpleTypeDefinition, forms: Forms, values: SimpleTypeValues): boolean {
  switch (variety.kind) {
    case "atomic":
      return variety.builtin === "QName" || variety.builtin === "NOTATION";
    case "list": {
      const item = values.index.simpleType(variety.item);
      const expanded = forms.expanded.split(" ");
      const words = forms.plain.split(/[ \t\r\n]+/);
      return words.some((plain, index) => item && isName(item, { plain, expanded: expanded[index] ?? "" }, values));
    }
    case "union":
      for (const member of variety.members) {
        const type = values.index.simpleType(member);
        if (type === undefined) continue;
        const named = isName(type, forms, values);
        if (values.of(type)?.problem(named ? forms.expanded : forms.plain) === undefined) return named;
      }
      return true;
  }
}
