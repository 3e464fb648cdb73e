import { ValueError } from "../../errors/value-error.js";
import type { PrefixWriter } from "../prefixes.js";
import { breaksFacet, notInSpace } from "../refusals.js";
import type { SimpleType, TextType } from "../simple-type.js";
import type { ValueFacts } from "../value-facts.js";
import { normalise } from "../white-space.js";
import { isEqual } from "./compare.js";
import { excludedBoundOf } from "./excluded-bound.js";
import { facetRule } from "./facet-rule.js";
import type { Facets } from "./facets.js";
import { itemForms } from "./item-forms.js";
import { otherForms } from "./other-forms.js";

/**
 * Derives a type by restriction (XSD 1.0 Part 2, 4.1.2.1): the values of the base that satisfy the facets. An
 * enumeration of a text type has its literals as its TypeScript type. Throws `ValueError` for a bound or enumerated
 * value that is not a value of the base.
 */
export function restrict<Base extends string, const Value extends string>(
  base: TextType<Base>,
  name: string,
  facets: Facets & { readonly enumeration: readonly Value[] },
): TextType<Value>;
export function restrict<Value extends string>(base: TextType<Value>, name: string, facets: Facets): TextType<Value>;
export function restrict<Value>(base: SimpleType<Value>, name: string, facets: Facets): SimpleType<Value>;
export function restrict<Value>(base: SimpleType<Value>, name: string, facets: Facets): SimpleType<Value> {
  if (base.restricted !== undefined) return base.restricted((own) => restrict(own, name, facets));
  const whiteSpace = facets.whiteSpace ?? base.whiteSpace;
  const brokenRule = facetRule(base, facets);
  const restriction = { base, pattern: facets.pattern, brokenRule };
  const check = (value: Value, text: string | undefined): void => {
    if (typeof value === "string" && value !== normalise(value, whiteSpace)) throw notInSpace(name, value);
    const rule = brokenRule(value, text);
    if (rule !== undefined) throw breaksFacet(name, value, rule);
  };
  const write = (value: Value, prefixes?: PrefixWriter): string => {
    const text = base.format(value, prefixes);
    // The writer chooses the prefix of a name, so no pattern can require one.
    const form = base.prefixed ? undefined : otherForm(restriction, value, text);
    if (form === undefined) check(value, base.prefixed ? undefined : text);
    return form ?? text;
  };
  return {
    ...base,
    ...excludedBoundOf(base, facets),
    name,
    base,
    whiteSpace,
    parse: (text, prefixes) => {
      const literal = base.normalise?.(text, prefixes) ?? normalise(text, whiteSpace);
      // A union gets the original text, as another member may accept the normalised one.
      const value = base.parse(base.normalise === undefined ? literal : text, prefixes);
      // Without prefixes a name has no XML text that a pattern could match.
      check(value, base.prefixed && prefixes === undefined ? undefined : literal);
      return value;
    },
    format: write,
    fromJson: (json) => {
      const value = base.fromJson(json);
      write(value);
      return value;
    },
    toJson: (value) => {
      const json = base.toJson(value);
      write(value);
      return json;
    },
  };
}

/** The checks that another form of a value must pass. */
interface Restriction<Value> {
  readonly base: SimpleType<Value>;
  readonly pattern: Facets["pattern"];
  readonly brokenRule: (value: Value, text: string | undefined) => string | undefined;
}

/** Another text of a value, if the pattern does not match the usual one. */
function otherForm<Value>(restriction: Restriction<Value>, value: Value, text: string): string | undefined {
  const { base, pattern, brokenRule } = restriction;
  if (pattern === undefined || brokenRule(value, text) === undefined) return undefined;
  // A value that breaks another facet breaks it in every form.
  if (brokenRule(value, undefined) !== undefined) return undefined;
  for (const form of Array.isArray(value) ? itemForms(pattern, value, text) : []) {
    if (reads(restriction, form, value)) return form;
  }
  for (const form of otherForms(base, value, text)) if (reads(restriction, form, value)) return form;
  return undefined;
}

/** Whether a text satisfies the facets and means the value. */
function reads<Value>({ base, brokenRule }: Restriction<Value>, text: string, value: Value): boolean {
  try {
    return brokenRule(value, text) === undefined && isEqual(base, base.parse(text), value);
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}

/** A type with the values of another one but its own name, for documents that tell types apart by name. */
export function renamed<Type extends ValueFacts>(base: Type, name: string): Type {
  return { ...base, name };
}
