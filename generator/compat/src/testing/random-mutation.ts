import {
  bases,
  freshName,
  isSimple,
  type RandomAttribute,
  type RandomElement,
  type RandomGroup,
  type RandomItem,
  type RandomSimple,
  type RandomType,
  randomAttribute,
  randomElement,
  randomFacets,
  randomSimple,
  unbounded,
} from "./random-contract.js";
import type { RandomSource } from "./random-source.js";

/** Whether the content consists of a sequence of elements only. */
interface Shape {
  readonly flat: boolean;
}

/** For an element, whether a group around it repeats. */
interface ElementShape extends Shape {
  readonly single: boolean;
}

/** The type with one random change. */
export function mutateType(type: RandomType, random: RandomSource, { flat }: Shape): RandomType {
  if (random.chance(0.2)) return { ...type, attributes: mutateAttributes(type.attributes, random) };
  return { ...type, content: mutateGroup(type.content, random, { flat }) };
}

function mutateAttributes(attributes: readonly RandomAttribute[], random: RandomSource): readonly RandomAttribute[] {
  const [first, ...rest] = attributes;
  if (first === undefined) return [randomAttribute(random)];
  return random.pick<readonly RandomAttribute[]>([
    [...attributes, randomAttribute(random)],
    rest,
    [{ ...first, required: !first.required }, ...rest],
    [{ ...first, name: freshName() }, ...rest],
    [{ ...first, type: mutateSimple(first.type, random) }, ...rest],
  ]);
}

function mutateGroup(group: RandomGroup, random: RandomSource, { flat }: Shape): RandomGroup {
  const index = random.below(group.items.length);
  const item = group.items[index];
  if (item === undefined || random.chance(0.45)) return changeGroup(group, random, { flat });
  const replaced = (other: RandomItem): RandomGroup => ({
    ...group,
    items: group.items.map((one, place) => (place === index ? other : one)),
  });
  if (item.kind === "any") return { ...group, items: group.items.filter((one) => one !== item) };
  if (item.kind !== "element") {
    const inner = mutateGroup(item, random, { flat });
    return inner.kind === "all" ? group : replaced(inner);
  }
  return replaced(mutateElement(item, random, { flat, single: group.max > 1 || group.kind === "all" }));
}

function mutateElement(item: RandomElement, random: RandomSource, { flat, single }: ElementShape): RandomElement {
  const counts = single
    ? ([
        [1, 1],
        [0, 1],
      ] as const)
    : ([
        [1, 1],
        [0, 1],
        [0, unbounded],
        [1, unbounded],
        [2, 5],
        [2, 4],
      ] as const);
  switch (random.below(4)) {
    case 0: {
      const [min, max] = random.pick<readonly [number, number]>(counts);
      return { ...item, min, max };
    }
    case 1:
      return { ...item, nillable: !item.nillable };
    case 2:
      return { ...item, name: freshName() };
    default:
      return {
        ...item,
        type: isSimple(item.type) ? mutateSimple(item.type, random) : mutateType(item.type, random, { flat }),
      };
  }
}

function mutateSimple(type: RandomSimple, random: RandomSource): RandomSimple {
  if (type.members !== undefined) return mutateUnion(type, type.members, random);
  if (random.chance(0.25)) return { ...type, members: inTurn([{ ...type }, randomSimple(random)], random) };
  const base = random.pick(bases);
  return random.pick<RandomSimple>([
    { base: type.base, facets: {} },
    { base: type.base, facets: randomFacets(random, type.base) },
    { base, facets: {} },
  ]);
}

/** Adds or removes a member, keeps only the first, or changes the order. */
function mutateUnion(type: RandomSimple, members: readonly RandomSimple[], random: RandomSource): RandomSimple {
  const [first = { base: type.base, facets: {} }, ...others] = members;
  return random.pick<RandomSimple>([
    first,
    { ...type, members: [...members, randomSimple(random)] },
    { ...type, members: others.length > 1 ? others : [...others, first] },
    { base: "string", facets: {} },
  ]);
}

function inTurn(members: readonly RandomSimple[], random: RandomSource): readonly RandomSimple[] {
  return random.chance(0.5) ? members : members.toReversed();
}

/** Adds, removes, moves or regroups items. */
function changeGroup(group: RandomGroup, random: RandomSource, { flat }: Shape): RandomGroup {
  const { items } = group;
  const single = group.max > 1 || group.kind === "all";
  switch (random.below(flat ? 3 : 6)) {
    case 0:
      return { ...group, items: inserted(items, randomElement(random, 0, { flat, single }), random) };
    case 1:
      return items.length < 2 ? group : { ...group, items: items.slice(1) };
    case 2:
      return {
        ...group,
        items: [...items.slice(1), ...items.slice(0, 1)].sort((left) => (left.kind === "any" ? 1 : 0)),
      };
    case 3:
      return regrouped(group, random);
    case 4:
      return group.kind === "all" ? group : { ...group, min: 1 - Math.min(group.min, 1) };
    default:
      return group.kind === "choice" ? { ...group, items: [{ kind: "choice", min: 1, max: 1, items }] } : group;
  }
}

function inserted(items: readonly RandomItem[], item: RandomItem, random: RandomSource): readonly RandomItem[] {
  const place = random.below(items.filter((one) => one.kind !== "any").length + 1);
  return [...items.slice(0, place), item, ...items.slice(place)];
}

function regrouped(group: RandomGroup, random: RandomSource): RandomGroup {
  const plain = group.items.every((item) => item.kind === "element" && item.max === 1);
  const kinds = plain && group.max === 1 ? (["sequence", "choice", "all"] as const) : (["sequence", "choice"] as const);
  if (group.kind === "all" || group.items.some((item) => item.kind === "any")) return group;
  const kind = random.pick(kinds);
  return kind === "all" ? { ...group, kind, min: 1, max: 1 } : { ...group, kind };
}
