/** Code that is printed on one line if it fits, else with one item a line. */
export type Layout = string | { readonly open: string; readonly items: readonly Layout[]; readonly close: string };

const width = 100;

/** A call or literal: `open`, the items with commas between them, `close`. */
export function grouped(open: string, items: readonly Layout[], close: string): Layout {
  return { open, items, close };
}

/** The text of a layout whose first line is already indented. */
export function printLayout(layout: Layout, indent: string): string {
  const flat = flatText(layout);
  if (typeof layout === "string" || layout.items.length === 0 || flat.length + indent.length <= width) return flat;
  const inner = `${indent}  `;
  const items = layout.items.map((item) => `${inner}${printLayout(item, inner)},\n`);
  return `${layout.open.trimEnd()}\n${items.join("")}${indent}${layout.close.trimStart()}`;
}

function flatText(layout: Layout): string {
  if (typeof layout === "string") return layout;
  return `${layout.open}${layout.items.map(flatText).join(", ")}${layout.close}`;
}

/** `name: value` as an item. */
export function property(name: string, value: Layout): Layout {
  const key = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
  return typeof value === "string" ? `${key}: ${value}` : { ...value, open: `${key}: ${value.open}` };
}

/** A JSON or scalar value as a TypeScript literal. */
export function valueText(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Uint8Array) return `new Uint8Array([${[...value].join(", ")}])`;
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object" || value === null)
    return typeof value === "string" ? JSON.stringify(value) : String(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${valueText(one)}`);
  return `{ ${members.join(", ")} }`;
}
