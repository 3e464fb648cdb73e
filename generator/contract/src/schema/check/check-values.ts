import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Span } from "../../diagnostics/span.js";
import { builtinReference } from "../builtin-types.js";
import type { ExpandedValue, TypeReference, ValueConstraint } from "../schema-set.js";
import { derivationSteps } from "../type-derivation.js";
import { isEmptiable } from "./particle-restriction.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

/**
 * Checks default and fixed values against their types (XSD 1.0 Part 1, 3.2.6 and 3.3.6). Returns the invalid values,
 * and the expanded forms of values that are no names.
 */
export function checkValues(
  values: SimpleTypeValues,
  diagnostics: Diagnostics,
): ReadonlySet<ValueConstraint | ExpandedValue> {
  const checker = new ValueChecker(values, diagnostics);
  const { index } = values;
  for (const element of index.elements) checker.check(element.valueConstraint, element.type, element);
  for (const attribute of index.attributes) checker.check(attribute.valueConstraint, attribute.type, attribute);
  for (const { attribute, valueConstraint, at } of index.attributeUses) {
    const declared = attribute.valueConstraint;
    const isDeclared = valueConstraint === declared;
    checker.check(valueConstraint, attribute.type, { name: attribute.name, at: isDeclared ? attribute.at : at });
    if (declared?.kind !== "fixed" || isDeclared || valueConstraint === undefined) continue;
    const { type } = attribute;
    const one = values.meant(declared, type);
    if (valueConstraint.kind === "fixed" && values.isSame(type, one, values.meant(valueConstraint, type))) continue;
    diagnostics.report("xsd-fixed-changed", at, { name: attribute.name, value: declared.value });
  }
  return checker.absent;
}

interface Owner {
  readonly name: string;
  readonly at: Span;
}

class ValueChecker {
  readonly absent = new Set<ValueConstraint | ExpandedValue>();
  readonly #values: SimpleTypeValues;
  readonly #diagnostics: Diagnostics;

  constructor(values: SimpleTypeValues, diagnostics: Diagnostics) {
    this.#values = values;
    this.#diagnostics = diagnostics;
  }

  check(constraint: ValueConstraint | undefined, reference: TypeReference, owner: Owner): void {
    if (constraint === undefined) return;
    const { kind, value, expanded } = constraint;
    const meant = this.#values.meant(constraint, reference);
    if (expanded !== undefined && meant !== expanded.value) this.absent.add(expanded);
    // A name is also checked as it is written, because patterns apply to that form.
    const problem = undeclaredPrefix(meant) ?? this.#problem(meant, reference) ?? this.#problem(value, reference);
    if (problem === undefined) return;
    this.absent.add(constraint);
    this.#diagnostics.report("xsd-bad-value", owner.at, { kind, value, name: owner.name, problem });
  }

  #problem(value: string, reference: TypeReference): string | undefined {
    const { index } = this.#values;
    const type = index.type(reference);
    if (type === undefined) return undefined;
    if (type.kind === "simple") {
      const id = index.type(builtinReference("ID"));
      if (id !== undefined && derivationSteps(type, id, index) !== undefined) {
        return "an ID identifies one element, so there is no value for all of them";
      }
      return this.#values.of(type)?.problem(value);
    }
    const { content } = type;
    if (content.kind === "simple") return this.#problem(value, content.type);
    if (content.kind === "elements" && content.mixed && isEmptiable(content.particle)) return undefined;
    return content.kind === "elements" && content.mixed
      ? "the type requires elements"
      : "only simple content and mixed content have text";
  }
}

/** The problem of a name with an undeclared prefix, in the form that `expandNames` writes. */
function undeclaredPrefix(meant: string): string | undefined {
  const prefix = /(?:^| )\{\}([^\s:]+):/.exec(meant)?.[1];
  return prefix === undefined ? undefined : `its prefix ${prefix} is not declared`;
}
