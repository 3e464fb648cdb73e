import type { SimpleTypeDefinition } from "../schema-set.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

/** A value as it is written, and with the prefixes of its names resolved. */
export interface NameForms {
  readonly plain: string;
  readonly expanded: string;
}

/** Whether a type takes a value as a name, or as a list with names; one that no member of a union takes counts as a name. */
export function isName({ variety }: SimpleTypeDefinition, forms: NameForms, values: SimpleTypeValues): boolean {
  switch (variety.kind) {
    case "atomic":
      return variety.builtin === "QName" || variety.builtin === "NOTATION";
    case "list": {
      const item = values.index.simpleType(variety.item);
      const expanded = forms.expanded.split(" ");
      const words = forms.plain.trim().split(/[ \t\r\n]+/);
      return words.some((plain, index) => item && isName(item, { plain, expanded: expanded[index] ?? "" }, values));
    }
    case "union":
      for (const type of new Set(variety.members.map((member) => values.index.simpleType(member)))) {
        if (type === undefined) continue;
        const named = isName(type, forms, values);
        const space = values.of(type);
        // A name is looked at as written, too: patterns are for that.
        const problem = (named ? space?.problem(forms.expanded) : undefined) ?? space?.problem(forms.plain);
        if (problem === undefined) return named;
      }
      return true;
  }
}
