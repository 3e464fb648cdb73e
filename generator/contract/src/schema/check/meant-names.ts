import type { EnumerationValue, Facet, SimpleTypeDefinition } from "../schema-set.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

/** A value as it is written, and with the prefixes of its names resolved. */
interface NameForms {
  readonly plain: string;
  readonly expanded: string;
}

/** Whether a type takes a value as a name, or as a list with names; one that no member of a union takes counts as a name. */
export function isName(type: SimpleTypeDefinition, forms: NameForms, values: SimpleTypeValues): boolean {
  return new NameQuestion(forms, values).ask(type);
}

/** What is asked of a type and the members of its unions; of each once, as unions of unions name many often. */
class NameQuestion {
  readonly #forms: NameForms;
  readonly #values: SimpleTypeValues;
  readonly #answers = new Map<SimpleTypeDefinition, boolean>();

  constructor(forms: NameForms, values: SimpleTypeValues) {
    this.#forms = forms;
    this.#values = values;
  }

  ask(type: SimpleTypeDefinition): boolean {
    const answer = this.#answers.get(type) ?? this.#find(type);
    this.#answers.set(type, answer);
    return answer;
  }

  #find({ variety }: SimpleTypeDefinition): boolean {
    const { index } = this.#values;
    switch (variety.kind) {
      case "atomic":
        return variety.builtin === "QName" || variety.builtin === "NOTATION";
      case "list": {
        const item = index.simpleType(variety.item);
        const expanded = this.#forms.expanded.split(" ");
        const words = this.#forms.plain.trim().split(/[ \t\r\n]+/);
        return words.some((plain, at) => item && isName(item, { plain, expanded: expanded[at] ?? "" }, this.#values));
      }
      case "union":
        for (const type of new Set(variety.members.map((member) => index.simpleType(member)))) {
          if (type === undefined) continue;
          const named = this.ask(type);
          const space = this.#values.of(type);
          // A name is looked at as written, too: patterns are for that.
          const problem =
            (named ? space?.problem(this.#forms.expanded) : undefined) ?? space?.problem(this.#forms.plain);
          if (problem === undefined) return named;
        }
        return true;
    }
  }
}

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
