import { type ContentModel, type ContentNames, modelOf } from "./content-model.js";

/** A particle of a content model: an element or wildcard by its label, or a group (XSD 1.0 Part 1, 3.9). */
export type ContentParticle = { readonly min: number; readonly max: number } & (
  | { readonly kind: "one"; readonly name: string }
  | { readonly kind: "sequence" | "choice"; readonly items: readonly ContentParticle[] }
);

/** The content as generated code writes it. */
interface CountedContent<Name extends string> extends ContentNames<Name> {
  readonly content: ContentParticle;
}

/**
 * Makes a content model whose occurrence counts are too large for a table of states. A state encodes a position in the
 * content and the number of occurrences of each group around it as one number. Each label leads to one position only,
 * whatever state it may occur in.
 */
export function countedContent<const Name extends string>(
  namespace: string,
  type: string,
  counted: CountedContent<Name>,
): ContentModel<Name> {
  const root = placeOf(counted.content, 0);
  const paths = pathsTo(root);
  let last = { state: 0, ...followersOf(undefined, paths, root) };
  const after = (state: number): Followers => {
    if (state !== last.state) last = { state, ...followersOf(occurrenceIn(state, paths), paths, root) };
    return last;
  };
  return modelOf({ namespace, type }, counted, {
    final: { includes: (state) => after(state).mayEnd },
    step: (state, label, name) => {
      const next = after(state).states.get(label);
      const wildcard = name === "$any" ? counted.any?.[label] : undefined;
      return next === undefined ? undefined : { name, state: next, wildcard };
    },
    labels: (state) => [...after(state).states.keys()],
  });
}

/** A particle with its position in the content. */
interface Place {
  readonly particle: ContentParticle;
  /** Index among the items of the enclosing group. */
  readonly index: number;
  readonly items: readonly Place[];
  /** Whether the content may omit the particle. */
  readonly isOptional: boolean;
  /** Whether an occurrence may be empty. */
  readonly mayBeEmpty: boolean;
  /**
   * The highest count that is distinguished. If the maximum is unbounded, only the minimum matters, so counting stops
   * there.
   */
  readonly most: number;
}

function placeOf(particle: ContentParticle, index: number): Place {
  const { kind, min, max } = particle;
  const items = particle.kind === "one" ? [] : particle.items.map(placeOf);
  const optional = items.filter((item) => item.isOptional).length;
  const mayBeEmpty = kind === "sequence" ? optional === items.length : optional > 0;
  const most = max === Number.POSITIVE_INFINITY ? Math.max(min, 1) : max;
  return { particle, index, items, mayBeEmpty, isOptional: mayBeEmpty || min === 0, most };
}

/** The path to each element and wildcard: its enclosing groups, the outermost first. Each path has a number. */
interface Paths {
  readonly all: readonly (readonly Place[])[];
  readonly numbers: ReadonlyMap<Place | undefined, number>;
}

function pathsTo(root: Place): Paths {
  const all = pathsOf(root);
  return { all, numbers: new Map(all.map((path, number) => [path.at(-1), number])) };
}

function pathsOf(place: Place, outer: readonly Place[] = []): readonly (readonly Place[])[] {
  const path = [...outer, place];
  return place.particle.kind === "one" ? [path] : place.items.flatMap((item) => pathsOf(item, path));
}

/** The latest occurrence of a particle, inside the latest occurrence of its enclosing group. */
interface Occurrence {
  readonly place: Place;
  readonly count: number;
  readonly outer: Occurrence | undefined;
}

/**
 * Encodes an occurrence as a state. State 0 is the start. In other states the remainder is the number of the element or
 * wildcard that was read last, and the quotient holds the counts.
 */
function stateOf(occurrence: Occurrence, { all, numbers }: Paths): number {
  let counts = 0;
  for (let one: Occurrence | undefined = occurrence; one !== undefined; one = one.outer) {
    counts = counts * one.place.most + one.count - 1;
  }
  return counts * all.length + (numbers.get(occurrence.place) ?? 0) + 1;
}

function occurrenceIn(state: number, { all }: Paths): Occurrence | undefined {
  if (state === 0) return undefined;
  let counts = Math.floor((state - 1) / all.length);
  let occurrence: Occurrence | undefined;
  for (const place of all[(state - 1) % all.length] ?? []) {
    occurrence = { place, count: (counts % place.most) + 1, outer: occurrence };
    counts = Math.floor(counts / place.most);
  }
  return occurrence;
}

/** The states that may follow, by label, and whether the content may end instead. */
interface Followers {
  readonly states: ReadonlyMap<string, number>;
  readonly mayEnd: boolean;
}

function followersOf(last: Occurrence | undefined, paths: Paths, root: Place): Followers {
  const states = new Map<string, number>();
  const begin = (place: Place, outer: Occurrence | undefined, count = 1): void => {
    const { particle, items, most } = place;
    const occurrence = { place, outer, count: Math.min(count, most) };
    if (particle.kind === "one") states.set(particle.name, stateOf(occurrence, paths));
    else if (particle.kind === "choice") for (const item of items) begin(item, occurrence);
    else beginFrom(items, occurrence);
  };
  /**
   * Adds transitions to the first item, and to each further item as long as all items before it are optional. Returns
   * whether all items are optional.
   */
  const beginFrom = (items: readonly Place[], outer: Occurrence): boolean =>
    items.every((item) => {
      begin(item, outer);
      return item.isOptional;
    });
  /** Adds the transitions that follow an occurrence. Returns whether the content may end there. */
  const end = ({ place, count, outer }: Occurrence): boolean => {
    const { min, max } = place.particle;
    if (count < max) begin(place, outer, count + 1);
    if (count < min && !place.mayBeEmpty) return false;
    if (outer === undefined) return true;
    const { particle, items } = outer.place;
    return (particle.kind === "choice" || beginFrom(items.slice(place.index + 1), outer)) && end(outer);
  };
  if (last !== undefined) return { states, mayEnd: end(last) };
  begin(root, undefined);
  return { states, mayEnd: root.isOptional };
}
