import type { RandomSource } from "./random-source.js";

/** A complex type that can be printed as a schema, changed at random, and sampled for messages. */
export interface RandomType {
  readonly content: RandomGroup;
  readonly attributes: readonly RandomAttribute[];
}

export interface RandomGroup {
  readonly kind: "sequence" | "choice" | "all";
  readonly min: number;
  readonly max: number;
  readonly items: readonly RandomItem[];
}

export type RandomItem = RandomElement | RandomGroup | RandomAny;

export interface RandomElement {
  readonly kind: "element";
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly nillable: boolean;
  readonly fixed: string | undefined;
  readonly type: RandomSimple | RandomType;
}

/** Unchecked elements of other namespaces; with `own`, also of the contract's namespace. */
interface RandomAny {
  readonly kind: "any";
  readonly min: 0;
  readonly max: number;
  readonly own?: boolean;
}

export interface RandomAttribute {
  readonly name: string;
  readonly required: boolean;
  readonly type: RandomSimple;
}

/** A built-in type with facets, or a union of such types, whose base is that of the first. */
export interface RandomSimple {
  readonly base: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly members?: readonly RandomSimple[];
}

export const unbounded = Number.POSITIVE_INFINITY;
export const bases = [
  "string",
  "token",
  "int",
  "short",
  "long",
  "unsignedByte",
  "decimal",
  "boolean",
  "date",
  "NCName",
];

let names = 0;

/** A name that no other element or attribute has. */
export function freshName(): string {
  names += 1;
  return `n${names}`;
}

/** A type with at most `depth` levels; `flat` means a sequence of elements only. */
export function randomType(random: RandomSource, depth: number, { flat } = { flat: false }): RandomType {
  return {
    content: randomGroup(random, depth, { flat, inside: false }),
    attributes: random.chance(0.4) ? [randomAttribute(random)] : [],
  };
}

export function randomAttribute(random: RandomSource): RandomAttribute {
  return { name: freshName(), required: random.chance(0.5), type: randomSimple(random) };
}

/** A group; `inside` if it is in another group. */
function randomGroup(
  random: RandomSource,
  depth: number,
  { flat, inside }: { readonly flat: boolean; readonly inside: boolean },
): RandomGroup {
  const kind = flat
    ? "sequence"
    : random.pick(inside ? (["sequence", "choice"] as const) : (["sequence", "sequence", "choice", "all"] as const));
  const [min, max] =
    flat || kind === "all" || !random.chance(0.3)
      ? [1, 1]
      : random.pick([
          [0, 1],
          [0, unbounded],
          [1, unbounded],
        ] as const);
  const count = 1 + random.below(3);
  const items = Array.from({ length: count }, (): RandomItem => {
    if (!flat && kind !== "all" && depth > 0 && random.chance(0.25))
      return randomGroup(random, depth - 1, { flat, inside: true });
    return randomElement(random, depth, { flat, single: max > 1 || kind === "all" });
  });
  const any: RandomAny = { kind: "any", min: 0, max: unbounded };
  return {
    kind,
    min,
    max,
    items: !flat && kind === "sequence" && max === 1 && !inside && random.chance(0.15) ? [...items, any] : items,
  };
}

/** An element; `single` if a group around it repeats. */
export function randomElement(
  random: RandomSource,
  depth: number,
  { flat, single }: { readonly flat: boolean; readonly single: boolean },
): RandomElement {
  const [min, max] = random.pick(
    single
      ? ([
          [1, 1],
          [0, 1],
        ] as const)
      : ([
          [1, 1],
          [1, 1],
          [0, 1],
          [0, unbounded],
          [2, 5],
        ] as const),
  );
  const isComplex = depth > 0 && random.chance(flat ? 0.15 : 0.2);
  const type = isComplex ? randomType(random, depth - 1, { flat }) : randomSimple(random);
  return { kind: "element", name: freshName(), min, max, nillable: random.chance(0.15), fixed: undefined, type };
}

/** A built-in type, with or without facets. */
export function randomSimple(random: RandomSource): RandomSimple {
  const base = random.pick(bases);
  if (random.chance(0.6)) return { base, facets: {} };
  return { base, facets: randomFacets(random, base) };
}

/** Facets that fit the base. */
export function randomFacets(random: RandomSource, base: string): RandomSimple["facets"] {
  switch (base) {
    case "string":
    case "token":
    case "NCName":
      return random.pick([
        { enumeration: random.pick([["A"], ["A", "B"], ["B", "C", "D"]]) },
        { maxLength: [String(2 + random.below(4))] },
        { minLength: [String(1 + random.below(3))] },
        { pattern: [random.pick(["[A-Z]+", "[a-z]{1,3}", "[A-Za-z]*"])] },
      ]);
    case "boolean":
    case "date":
      return {};
    case "decimal":
      return random.pick<RandomSimple["facets"]>([
        { fractionDigits: ["2"] },
        { totalDigits: ["4"] },
        { maxInclusive: ["9.50"] },
      ]);
    default:
      return random.pick<RandomSimple["facets"]>([
        { minInclusive: [String(random.below(5))] },
        { maxExclusive: [String(20 + random.below(5))] },
        { enumeration: ["1", "2"] },
      ]);
  }
}

/** Whether a type is simple. */
export function isSimple(type: RandomSimple | RandomType): type is RandomSimple {
  return "base" in type;
}

/** The type as a schema component. */
export function printType(type: RandomType, name?: string): string {
  const attributes = type.attributes.map(
    (one) =>
      `<xs:attribute name="${one.name}" use="${one.required ? "required" : "optional"}">${printSimple(one.type)}</xs:attribute>`,
  );
  return `<xs:complexType${name === undefined ? "" : ` name="${name}"`}>${printItem(type.content)}${attributes.join("")}</xs:complexType>`;
}

function printSimple({ base, facets, members }: RandomSimple): string {
  if (members !== undefined)
    return `<xs:simpleType><xs:union>${members.map(printSimple).join("")}</xs:union></xs:simpleType>`;
  const inside = Object.entries(facets).flatMap(([kind, values]) =>
    values.map((value) => `<xs:${kind} value="${value}"/>`),
  );
  return `<xs:simpleType><xs:restriction base="xs:${base}">${inside.join("")}</xs:restriction></xs:simpleType>`;
}

function printItem(item: RandomItem): string {
  const max = item.max === unbounded ? "unbounded" : item.max;
  const occurs = `minOccurs="${item.min}" maxOccurs="${max}"`;
  if (item.kind === "any") {
    return `<xs:any namespace="${item.own === true ? "##any" : "##other"}" processContents="skip" ${occurs}/>`;
  }
  if (item.kind !== "element")
    return `<xs:${item.kind} ${occurs}>${item.items.map(printItem).join("")}</xs:${item.kind}>`;
  const fixed = item.fixed === undefined ? "" : ` fixed="${item.fixed}"`;
  const inside = isSimple(item.type) ? printSimple(item.type) : printType(item.type);
  return `<xs:element name="${item.name}" ${occurs} nillable="${item.nillable}"${fixed}>${inside}</xs:element>`;
}
