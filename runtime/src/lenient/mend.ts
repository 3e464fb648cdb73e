import type { Issue } from "../errors/issue.js";
import { escapeXml } from "../soap/escape-xml.js";
import type { ExpandedName } from "../values/names.js";
import type { XmlLimits } from "../xml/xml-limits.js";
import { type ElementRange, elementRanges } from "./element-range.js";

/**
 * A change of a reply's text that lets its decoders read what it means. Elements are identified by the position of
 * their start tag. `leave-out` removes the element. `unwrap` removes its tags. `wrap` puts an element around its
 * content. `join` moves its content to the end of another element, wrapped if a name is given. `rename` changes its
 * name. `child` adds a child with a text. `attribute` adds an attribute.
 */
export type Mend = { readonly at: number; readonly issue?: Issue } & (
  | { readonly kind: "leave-out" | "unwrap" }
  | { readonly kind: "wrap" | "rename"; readonly name: ExpandedName }
  | { readonly kind: "join"; readonly to: number; readonly name?: ExpandedName }
  | { readonly kind: "child" | "attribute"; readonly name: ExpandedName; readonly text: string }
);

/** A piece of text to replace. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A prefix that no sender uses, so that an added element does not change the meaning of prefixes inside it. */
const prefix = "stubwright-lenient";

/**
 * A changed text. Changes inside an element that another change removes are left out; the next reading finds them
 * again.
 */
interface Mended {
  readonly text: string;
  readonly made: readonly Mend[];
}

/** Applies changes to the text of a reply. */
export function mend(text: string, mends: readonly Mend[], limits: XmlLimits): Mended {
  const starts = new Set(mends.flatMap((one) => (one.kind === "join" ? [one.at, one.to] : [one.at])));
  const ranges = elementRanges(text, starts, limits);
  const made: Mend[] = [];
  const edits: Edit[] = [];
  const replaced = new Set<number>();
  let covered = 0;
  for (const one of mends.toSorted((left, right) => left.at - right.at)) {
    if (one.at < covered || (one.kind === "join" && replaced.has(one.to))) continue;
    const own = editsOf(text, one, ranges);
    for (const { start, end } of own) {
      if (end === start) continue;
      replaced.add(start);
      covered = Math.max(covered, end);
    }
    edits.push(...own);
    made.push(one);
  }
  return { text: applied(text, edits), made };
}

function applied(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const edit of edits.toSorted((left, right) => left.start - right.start)) {
    pieces.push(text.slice(copied, edit.start), edit.text);
    copied = edit.end;
  }
  return pieces.join("") + text.slice(copied);
}

function editsOf(text: string, one: Mend, ranges: ReadonlyMap<number, ElementRange>): readonly Edit[] {
  const range = ranges.get(one.at);
  if (range === undefined) return [];
  const { start, innerStart, innerEnd, end, tag } = range;
  switch (one.kind) {
    case "leave-out":
      return [{ start, end, text: "" }];
    case "unwrap":
      return [{ start, end, text: text.slice(innerStart, innerEnd) }];
    case "rename": {
      const attributes = text.slice(start + 1 + tag.length, innerStart).replace(/\/?>$/, ">");
      const opened = startTag(one.name).slice(0, -1) + attributes;
      return [{ start, end, text: opened + text.slice(innerStart, innerEnd) + endTag(one.name) }];
    }
    case "wrap":
      return around(text, range, { before: startTag(one.name), after: endTag(one.name) });
    case "child":
      return around(text, range, { before: "", after: startTag(one.name) + escapeXml(one.text) + endTag(one.name) });
    case "attribute":
      return [attributeEdit(range, one.name, one.text)];
    case "join": {
      const to = ranges.get(one.to);
      const content = text.slice(innerStart, innerEnd);
      const inner = one.name === undefined ? content : startTag(one.name) + content + endTag(one.name);
      return to === undefined ? [] : [...around(text, to, { before: "", after: inner }), { start, end, text: "" }];
    }
  }
}

/** The edits before and after the content of an element, which may be empty. */
function around(
  text: string,
  { start, innerStart, innerEnd, end, tag }: ElementRange,
  { before, after }: { readonly before: string; readonly after: string },
): readonly Edit[] {
  if (innerEnd === end) {
    const opened = text.slice(start, end).replace(/\/>$/, ">");
    return [{ start, end, text: `${opened}${before}${after}</${tag}>` }];
  }
  const edits = [
    { start: innerStart, end: innerStart, text: before },
    { start: innerEnd, end: innerEnd, text: after },
  ];
  return edits.filter((edit) => edit.text !== "");
}

function attributeEdit({ start, tag }: ElementRange, { namespace, name }: ExpandedName, value: string): Edit {
  const at = start + 1 + tag.length;
  const quoted = `"${escapeXml(value)}"`;
  const declared = ` xmlns:${prefix}="${escapeXml(namespace)}" ${prefix}:${name}=${quoted}`;
  return { start: at, end: at, text: namespace === "" ? ` ${name}=${quoted}` : declared };
}

function startTag({ namespace, name }: ExpandedName): string {
  return namespace === "" ? `<${name} xmlns="">` : `<${prefix}:${name} xmlns:${prefix}="${escapeXml(namespace)}">`;
}

function endTag({ namespace, name }: ExpandedName): string {
  return namespace === "" ? `</${name}>` : `</${prefix}:${name}>`;
}
