import type { DeclarationModel, MemberModel, RecordType, TypeUse } from "@stubwright/contract/model";
import { exactTypeName, keyOfUse, typeOfUse } from "@stubwright/contract/model";
import { localName } from "@stubwright/contract/schema";
import type { PlannedMember, PlannedType } from "./planned-type.js";
import type { TypeIndex } from "./type-index.js";

/** An element below a reply's element, on both wires. */
export interface ReplyElement {
  readonly name: MemberModel["name"];
  /** The member of the JSON object; undefined for an item of a wrapped array, which is not in an object. */
  readonly property: string | undefined;
  readonly type: TypeUse;
  readonly member: PlannedMember;
  /** Why the element and those below it cannot be streamed; undefined if they can. */
  readonly obstacle: string | undefined;
}

/** The most paths that a diagnostic lists. */
const mostPaths = 12;

/** The most steps of such a path. */
const mostSteps = 6;

/** Finds the repeated elements of replies. */
export class ReplyElements {
  readonly #index: TypeIndex;
  readonly #types: ReadonlyMap<string, PlannedType>;

  constructor(index: TypeIndex, types: readonly PlannedType[]) {
    this.#index = index;
    const coded = types.filter(({ kind }) => kind === "record" || kind === "structure" || kind === "array");
    this.#types = new Map(coded.map((type) => [type.typeName, type]));
  }

  /** The elements of a path, of which the last is repeated; or the problem of the path, as text. */
  follow(reply: TypeUse, path: readonly string[]): readonly ReplyElement[] | string {
    const way: ReplyElement[] = [];
    let type = reply;
    for (const [step, name] of path.entries()) {
      const element = this.#children(type).find((child) => localName(child.name) === name);
      const so = path.slice(0, step + 1).join("/");
      if (element === undefined) return `leads nowhere: there is no element ${so}`;
      if (element.obstacle !== undefined) return `cannot be followed: ${so} ${element.obstacle}`;
      const isLast = step === path.length - 1;
      if (isLast && !element.member.repeated) return `leads to an element that is not repeated`;
      if (!isLast && element.member.repeated) return `has another repeated element on the way: ${so}`;
      way.push(element);
      type = element.type;
    }
    return way;
  }

  /** The paths that `follow` accepts. */
  paths(reply: TypeUse): readonly string[] {
    const found: string[] = [];
    // The depth at which each type had no paths below it. Recursive types lead to the same types again and again.
    const depthWithoutPaths = new Map<string, number>();
    const walk = (type: TypeUse, before: readonly string[]): void => {
      const known = found.length;
      if (before.length >= (depthWithoutPaths.get(keyOfUse(type)) ?? mostSteps)) return;
      for (const { name, type: below, member, obstacle } of this.#children(type)) {
        const path = [...before, localName(name)];
        if (obstacle !== undefined || found.length >= mostPaths) continue;
        if (member.repeated) found.push(path.join("/"));
        else walk(below, path);
      }
      if (found.length === known) depthWithoutPaths.set(keyOfUse(type), before.length);
    };
    walk(reply, []);
    return found;
  }

  #children(use: TypeUse): readonly ReplyElement[] {
    const type = typeOfUse(use, this.#index.byId);
    const planned = type && this.#types.get(exactTypeName(type));
    if (type === undefined || planned === undefined) return [];
    if (type.kind === "array" && planned.kind === "array") {
      const { name, type: below } = type.item;
      return [{ name, property: undefined, type: below, member: planned.item, obstacle: undefined }];
    }
    if (type.kind !== "record") return [];
    const members = plannedMembers(planned);
    const all = recordMembers(type);
    return all.flatMap((one) => {
      const member = members.find((candidate) => candidate.property === one.property);
      if (one.node !== "element" || member === undefined) return [];
      const { name, property, type: below } = one;
      return [{ name, property, type: below, member, obstacle: obstacleOf(one, all) }];
    });
  }
}

/** The members outside of choices and repeated groups. */
function recordMembers({ members, parts = [] }: RecordType): readonly MemberModel[] {
  return [...members, ...parts.flatMap((part) => (part.kind === "member" ? [part.member] : []))];
}

function plannedMembers(type: PlannedType): readonly PlannedMember[] {
  if (type.kind === "record") return type.members;
  if (type.kind !== "structure") return [];
  return type.parts.flatMap((part) => (part.kind === "member" ? [part.member] : []));
}

function obstacleOf({ property, declaration, max }: MemberModel, all: readonly MemberModel[]): string | undefined {
  const folded = property.toLowerCase();
  const twin = all.find((other) => other.property !== property && other.property.toLowerCase() === folded);
  if (twin !== undefined) return `and ${twin.property} differ in case only`;
  if (max === 1 && hasReferences(declaration)) return "has a keyref, which only the whole can be held to";
  return undefined;
}

function hasReferences(declaration: DeclarationModel | undefined): boolean {
  return declaration?.constraints.some(({ kind }) => kind === "keyref") ?? false;
}
