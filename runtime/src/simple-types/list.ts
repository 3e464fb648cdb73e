import { isEqual } from "./facets/compare.js";
import type { PrefixWriter } from "./prefixes.js";
import { breaksFacet, notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

/**
 * Makes a list type (XSD 1.0 Part 2, 2.5.1.2): items separated by spaces in XML, an array in TypeScript and JSON.
 * Facets other than the least length need `restrict`.
 */
export function list<Value>(item: SimpleType<Value>, name: string, minLength = 0): SimpleType<Value[]> {
  const checkLength = (items: readonly unknown[]): void => {
    if (items.length < minLength) throw breaksFacet(name, items, `must have at least ${minLength} items`);
  };
  const formatItems = (items: readonly Value[], prefixes?: PrefixWriter): string[] => {
    if (!Array.isArray(items)) throw wrongKind(name, items);
    checkLength(items);
    return items.map((value) => formatItem(item, value, prefixes));
  };
  return {
    name,
    family: "list",
    item,
    ...(item.identity === undefined ? {} : { identity: item.identity }),
    ...(item.prefixed === undefined ? {} : { prefixed: item.prefixed }),
    whiteSpace: "collapse",
    placeholder: [],
    isSame: (left, right) =>
      Array.isArray(left) &&
      left.length === right.length &&
      left.every((one, index) => {
        const other = right[index];
        return other !== undefined && (item.isSame?.(one, other) ?? isEqual(item, one, other));
      }),
    parse: (text, prefixes) => {
      const literal = collapse(text);
      const items = literal === "" ? [] : literal.split(" ");
      checkLength(items);
      return items.map((one) => item.parse(one, prefixes));
    },
    format: (items, prefixes) => formatItems(items, prefixes).join(" "),
    fromJson: (value) => {
      if (!Array.isArray(value)) throw wrongKind(name, value);
      const items = value.map((json) => item.fromJson(json));
      formatItems(items);
      return items;
    },
    toJson: (items) => {
      formatItems(items);
      return items.map(item.toJson);
    },
  };
}

/** The text of an item. Throws if it would not be read back as one item. */
function formatItem<Value>(item: SimpleType<Value>, value: Value, prefixes: PrefixWriter | undefined): string {
  const text = item.format(value, prefixes);
  if (text === "" || /[\t\n\r ]/.test(text)) throw notInSpace(`item of a list of ${item.name}`, text);
  return text;
}
