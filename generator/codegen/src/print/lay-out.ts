import {
  type Brackets,
  type CodePart,
  type CodeTree,
  closers,
  flatText,
  hasBroken,
  onlyBrackets,
} from "./code-tree.js";
import { docLines, lineWidth } from "./doc-comment.js";

/** The place of code: the indentation of its lines, and the text after the last of them. */
export interface Place {
  readonly indent: string;
  readonly suffix: string;
}

/** The code on both sides of an operator. */
interface Split {
  readonly left: CodeTree;
  readonly right: CodeTree;
}

/** Splits code at the first match outside of brackets; undefined if there is no match. */
export function splitAt(tree: CodeTree, operator: RegExp): Split | undefined {
  for (const [index, part] of tree.entries()) {
    const found = part.kind === "plain" ? operator.exec(part.flat) : null;
    if (found === null) continue;
    const left = plain(part.flat.slice(0, found.index));
    const right = plain(part.flat.slice(found.index + found[0].length));
    return { left: [...tree.slice(0, index), ...left], right: [...right, ...tree.slice(index + 1)] };
  }
  return undefined;
}

function plain(flat: string): CodeTree {
  return flat === "" ? [] : [{ kind: "plain", flat }];
}

/** Lays out an expression, a type, a property or the head of a function. `start` is the beginning of the first line. */
export function layOut(start: string, tree: CodeTree, place: Place): readonly string[] {
  const flat = `${start}${flatText(tree)}${place.suffix}`;
  if (flat.length <= lineWidth && !hasBroken(tree)) return [flat];
  const property = splitProperty(tree);
  if (property !== undefined) return layOutAssigned(`${start}${flatText(property.left)}:`, property.right, place);
  const members = unionMembers(tree);
  if (members.length > 1) return layOutUnion(start, members, place);
  const condition = splitAt(tree, / \? /);
  if (condition !== undefined) return layOutConditional(start, condition, place);
  const both = splitAt(tree, / & /);
  if (both !== undefined) return layOutIntersection(start, both, place);
  const arrow = splitAt(tree, / => ?/);
  if (arrow !== undefined) return layOutArrow(`${start}${flatText(arrow.left)} =>`, arrow.right, place);
  const chain = chainOf(tree);
  if (chain === undefined) return layOutOne(start, tree, place);
  const lines = isBrokenAtEnd(tree) ? layOutOne(start, tree, place) : [];
  return lines.length > 0 && (lines[0] ?? "").length <= lineWidth ? lines : layOutChain(start, chain, place);
}

/** Whether only the last brackets must be broken, so that the code before them may fit on the first line. */
function isBrokenAtEnd(tree: CodeTree): boolean {
  return hasBroken(tree.slice(-1)) && !hasBroken(tree.slice(0, -1));
}

/** Breaks one pair of brackets and leaves the others flat. */
function layOutOne(start: string, tree: CodeTree, place: Place): readonly string[] {
  const index = breakableIndex(tree);
  const brackets = tree[index];
  if (brackets?.kind !== "brackets") return [`${start}${flatText(tree)}${place.suffix}`];
  const head = `${start}${flatText(tree.slice(0, index))}`;
  const types = tree[index - 1];
  if (head.length >= lineWidth && types?.kind === "brackets" && isParameters(tree, index)) {
    const name = `${start}${flatText(tree.slice(0, index - 1))}`;
    return [...layOutTypeParameters(name, types, place), ...layOut(`${place.indent}>`, tree.slice(index), place)];
  }
  const suffix = `${flatText(tree.slice(index + 1))}${place.suffix}`;
  return layOutBrackets(head, brackets, { indent: place.indent, suffix });
}

/** Splits a property at the `:` between its name and its value or type; undefined for other code. */
function splitProperty(tree: CodeTree): Split | undefined {
  const [first, second] = tree;
  const isNamed = first?.kind === "plain" && /^[\p{ID_Continue}$]+\??: /u.test(first.flat);
  const isQuoted = first?.kind === "text" && second?.kind === "plain" && /^\??: /.test(second.flat);
  return isNamed || isQuoted ? splitAt(tree, /: /) : undefined;
}

/** Lays out a value after `head`, which ends with `=` or `:`. The value goes on the next line if that breaks less. */
export function layOutAssigned(head: string, value: CodeTree, place: Place): readonly string[] {
  const members = unionMembers(value);
  const inner = `${place.indent}  `;
  const flat = `${head} ${flatText(value)}${place.suffix}`;
  if (flat.length <= lineWidth && !hasBroken(value)) return [flat];
  if (members.length > 1) return layOutUnion(head, members, place);
  const moved = (): readonly string[] => [head, ...layOut(inner, value, { ...place, indent: inner })];
  // Decided before the value is laid out if possible: otherwise each level of nested objects would double the work.
  const brackets = onlyBrackets(value);
  const opening = brackets === undefined || brackets.open === "(" ? "" : ` ${brackets.open}`;
  const isTooLong = head.length + opening.length > lineWidth || isPoorlyBreakable(value);
  if (isTooLong && mayMove(head, place)) return moved();
  const beside = layOut(`${head} `, value, place);
  return (beside[0] ?? "").length > lineWidth && mayMove(head, place) ? moved() : beside;
}

/**
 * Whether a value may go on the line after its `head`. Not after a short key, and not if it is the type of a member.
 */
function mayMove(head: string, { indent, suffix }: Place): boolean {
  return !head.endsWith(":") || (suffix !== ";" && head.length - indent.length > "name:".length);
}

/** Whether a value is better moved to the next line than broken: a name, or its call with a short argument or none. */
function isPoorlyBreakable(value: CodeTree): boolean {
  const [name, call, ...rest] = value;
  if (call === undefined) return name?.kind !== "brackets";
  if (name?.kind !== "plain" || call.kind !== "brackets" || rest.length > 0 || call.open !== "(") return false;
  const [argument = [], ...others] = call.items;
  const isPlain = argument.every((part) => part.kind !== "brackets");
  // A member of an object is broken, however short it is; a name or a number is not.
  const isMember = argument.some(({ kind, flat }) => kind === "plain" && /[\p{ID_Start}$]\.\p{ID_Start}/u.test(flat));
  return others.length === 0 && isPlain && !isMember && flatText(argument).length <= lineWidth / 4;
}

/** The members of a union; the tree itself if it is not a union. */
function unionMembers(tree: CodeTree): readonly CodeTree[] {
  let member: CodePart[] = [];
  const members = [member];
  for (const part of tree) {
    const [first = "", ...others] = part.kind === "plain" ? part.flat.split(/ \| |^\| /) : [];
    member.push(...(part.kind === "plain" ? plain(first) : [part]));
    for (const other of others) {
      member = [...plain(other)];
      members.push(member);
    }
  }
  return members;
}

function layOutUnion(start: string, members: readonly CodeTree[], { indent, suffix }: Place): readonly string[] {
  const last = members.length - 1;
  const lines = members.flatMap((member, index) =>
    layOutMember(`${indent}  | `, member, { indent: `${indent}    `, suffix: index === last ? suffix : "" }),
  );
  return start.trim() === "" ? lines : [start.trimEnd(), ...lines];
}

/** Lays out a member of a union. If it is an intersection in brackets, the intersection is broken, not the brackets. */
function layOutMember(start: string, member: CodeTree, place: Place): readonly string[] {
  const [inside = member] = onlyBrackets(member)?.items ?? [];
  return splitAt(inside, / & /) === undefined
    ? layOut(start, member, place)
    : layOut(`${start}(`, inside, { ...place, suffix: `)${place.suffix}` });
}

/** Lays out `condition ? value : other` with each value on a line of its own. */
function layOutConditional(start: string, { left, right }: Split, { indent, suffix }: Place): readonly string[] {
  const ways = splitAt(right, / : /);
  const inner = `${indent}  `;
  return [
    ...layOut(start, left, { indent, suffix: "" }),
    ...layOut(`${inner}? `, ways?.left ?? right, { indent: inner, suffix: "" }),
    ...layOut(`${inner}: `, ways?.right ?? [], { indent: inner, suffix }),
  ];
}

/**
 * Lays out an intersection. An object type stays on the line of the other type; otherwise the second type begins a
 * line.
 */
function layOutIntersection(start: string, { left, right }: Split, { indent, suffix }: Place): readonly string[] {
  const inner = `${indent}  `;
  const next = splitAt(right, / & /)?.left ?? right;
  const isInline = isObject(left) || isObject(next);
  const lines = layOut(start, left, { indent, suffix: isInline ? " & (" : " &" });
  if (!isInline) return [...lines, ...layOut(inner, right, { indent: inner, suffix })];
  const last = lines.at(-1) ?? "";
  return [...lines.slice(0, -1), ...layOut(last.slice(0, -1), right, { indent, suffix })];
}

function isObject(tree: CodeTree): boolean {
  return onlyBrackets(tree)?.open === "{";
}

/** Lays out an arrow function. Its body goes on a line of its own unless it is an object or array. */
function layOutArrow(head: string, body: CodeTree, { indent, suffix }: Place): readonly string[] {
  if (isObjectOrArray(body)) return layOut(`${head} `, body, { indent, suffix });
  const inner = `${indent}  `;
  return [head, ...layOut(inner, ungrouped(body), { indent: inner, suffix })];
}

/** The body without the brackets around a condition, which are needed only on the line of the arrow. */
function ungrouped(body: CodeTree): CodeTree {
  const [inside = body] = onlyBrackets(body)?.items ?? [];
  return splitAt(inside, / \? /) === undefined ? body : inside;
}

/** Whether code is an array, or an object, which is in brackets if it is the body of a function. */
function isObjectOrArray(tree: CodeTree): boolean {
  const brackets = onlyBrackets(tree);
  if (brackets?.open === "(") return brackets.items.some((item) => onlyBrackets(item)?.open === "{");
  return brackets !== undefined && brackets.items.length > 0;
}

/** Splits a chain of method calls before each `.`; undefined if there are fewer than two calls. */
function chainOf(tree: CodeTree): readonly CodeTree[] | undefined {
  const starts = tree.flatMap((part, index) =>
    part.kind === "plain" && part.flat.lastIndexOf(".") >= 0 && isCall(tree[index + 1]) ? [index] : [],
  );
  if (starts.length < 2) return undefined;
  const links: CodePart[][] = [[]];
  for (const [index, part] of tree.entries()) {
    if (part.kind !== "plain" || !starts.includes(index)) links.at(-1)?.push(part);
    else {
      const at = part.flat.lastIndexOf(".");
      links.at(-1)?.push(...plain(part.flat.slice(0, at)));
      links.push([...plain(part.flat.slice(at))]);
    }
  }
  return links;
}

function isCall(part: CodePart | undefined): boolean {
  return part?.kind === "brackets" && (part.open === "(" || part.open === "<");
}

function layOutChain(start: string, chain: readonly CodeTree[], { indent, suffix }: Place): readonly string[] {
  const [base = [], ...links] = chain;
  const inner = `${indent}  `;
  const last = links.length - 1;
  const lines = links.flatMap((link, index) =>
    layOut(inner, link, { indent: inner, suffix: index === last ? suffix : "" }),
  );
  return [`${start}${flatText(base)}`, ...lines];
}

/** The index of the brackets to break: the parameters of a function, or else the last brackets that can be broken. */
function breakableIndex(tree: CodeTree): number {
  const parameters = tree.findIndex((part) => part.kind === "brackets" && part.open === "(");
  if (isParameters(tree, parameters)) return parameters;
  const isBreakable = (part: CodePart, index: number): boolean =>
    part.kind === "brackets" && part.items.length > 0 && part.open !== "<" && isLiteralOrCall(part, tree[index - 1]);
  const broken = tree.findIndex((part, index) => isBreakable(part, index) && hasBroken([part]));
  if (broken >= 0) return broken;
  const last = tree.findLastIndex(isBreakable);
  return last >= 0 ? last : tree.findLastIndex((part) => part.kind === "brackets" && isBreakableTypes(part));
}

/** Whether brackets are type arguments that may be broken. A single name, or a name or null, stays on its line. */
function isBreakableTypes({ open, items: [only = [], ...others] }: Brackets): boolean {
  const isName = /^(?:[\p{ID_Continue}$.]+|"[^"]*")$/u.test(flatText(only));
  const isNullable = /^(?!string|number|bigint|boolean)[\p{ID_Continue}$.]+ \| null$/u.test(flatText(only));
  return open === "<" && (others.length > 0 || !(isName || isNullable));
}

/** Whether the brackets at an index are the parameters of a function: its result type follows. */
function isParameters(tree: CodeTree, index: number): boolean {
  const next = tree[index + 1];
  return next?.kind === "plain" && next.flat.startsWith(": ");
}

/**
 * Breaks the type parameters of a function whose head is too long without its parameters. Unlike type arguments they
 * take a last comma.
 */
function layOutTypeParameters(name: string, { items }: Brackets, { indent }: Place): readonly string[] {
  const inner = `${indent}  `;
  return [`${name}<`, ...items.flatMap((item) => layOut(inner, item, { indent: inner, suffix: "," }))];
}

/**
 * Whether brackets are an array, an object, a call or a union. An index, or brackets that only group, are not broken.
 */
function isLiteralOrCall({ open, items: [first = [], ...others] }: Brackets, before: CodePart | undefined): boolean {
  const isAfterName = before !== undefined && (before.kind === "brackets" || /[\p{ID_Continue}$]$/u.test(before.flat));
  if (open === "[") return !isAfterName;
  if (open !== "(" || isAfterName) return true;
  return others.length === 0 && (unionMembers(first).length > 1 || isObjectOrArray(first));
}

function layOutBrackets(head: string, brackets: Brackets, { indent, suffix }: Place): readonly string[] {
  const { open, items, isBroken } = brackets;
  const close = `${closers[open]}${suffix}`;
  if (items.length === 0) return [`${head}${open}${close}`];
  const hugged = open === "(" && !isBroken ? layOutHugged(`${head}(`, items, { indent, suffix: close }) : undefined;
  if (hugged !== undefined) return hugged;
  // Neither type arguments nor brackets that only group take a comma after the last item.
  const isPlain = open === "<" || (open === "(" && /(?:^|[ (])$/.test(head));
  return [`${head}${open}`, ...layOutItems(brackets, indent, isPlain ? "plain" : "comma"), `${indent}${close}`];
}

/** Lays out the lines between brackets. */
function layOutItems(
  { open, items, separator }: Brackets,
  indent: string,
  ending: "comma" | "plain",
): readonly string[] {
  const inner = `${indent}  `;
  const [only = []] = items;
  const members = items.length === 1 && (open === "(" || open === "<") ? unionMembers(only) : [];
  const isUnion = members.length > 1 && (open === "(" || inner.length + flatText(only).length > lineWidth);
  if (isUnion) return layOutUnion("", members, { indent, suffix: "" });
  if (open === "[" && items.every(isNumber)) return filled(items, inner);
  const last = ending === "plain" ? items.length - 1 : items.length;
  return items.flatMap((item, index) => layOutItem(item, { indent: inner, suffix: index === last ? "" : separator }));
}

/** Lays out an item, below its doc comment if it has one. */
function layOutItem(item: CodeTree, place: Place): readonly string[] {
  const [doc] = item;
  if (doc?.kind !== "doc") return layOut(place.indent, item, place);
  return [...docLines(doc.text, place.indent), ...layOut(place.indent, item.slice(1), place)];
}

/**
 * Lays out a call whose last argument, an object, array or function, begins on the line of the call; undefined if that
 * does not fit.
 */
function layOutHugged(head: string, items: readonly CodeTree[], place: Place): readonly string[] | undefined {
  const last = items.at(-1) ?? [];
  const others = items.slice(0, -1);
  if (others.some(hasBroken)) return undefined;
  const start = others.map((item) => `${flatText(item)}, `).join("");
  const brackets = onlyBrackets(last);
  if (brackets !== undefined && brackets.open !== "(" && brackets.items.length > 0) {
    const before = others.at(-1);
    const isSame = before !== undefined && onlyBrackets(before)?.open === brackets.open;
    const isNumbers = others.length > 0 && brackets.open === "[" && brackets.items.every(isNumber);
    const opening = `${head}${start}${brackets.open}`;
    return isSame || isNumbers || opening.length > lineWidth
      ? undefined
      : layOutBrackets(`${head}${start}`, brackets, place);
  }
  const arrow = splitAt(last, / => ?/);
  if (arrow === undefined) return undefined;
  const opening = `${head}${start}${flatText(arrow.left)} =>`;
  if (opening.length > lineWidth) return undefined;
  if (isObjectOrArray(arrow.right)) return layOut(`${opening} `, arrow.right, place);
  return [...layOutArrow(opening, arrow.right, { ...place, suffix: "," }), `${place.indent}${place.suffix}`];
}

function isNumber(tree: CodeTree): boolean {
  return /^-?(?:0x[\da-f]+|[\d.]+(?:e[+-]?\d+)?)$/.test(flatText(tree));
}

/** Lays out items with as many on each line as fit. */
function filled(items: readonly CodeTree[], indent: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const item of items.map(flatText)) {
    const longer = `${line}${line === indent ? "" : " "}${item},`;
    if (longer.length > lineWidth && line !== indent) {
      lines.push(line);
      line = `${indent}${item},`;
    } else line = longer;
  }
  return [...lines, line];
}
