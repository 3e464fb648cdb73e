import { type ContentModel, type ContentNames, modelOf } from "./content-model.js";

/** A particle of a content model: an element or wildcard by its name there, or a group. */
export type ContentParticle = { readonly min: number; readonly max: number } & (
  | { readonly kind: "one"; readonly name: string }
  | { readonly kind: "sequence" | "choice"; readonly items: readonly ContentParticle[] }
);

/** The content as it is written in generated code. */
interface CountedContent<Name extends string> extends ContentNames<Name> {
  readonly content: ContentParticle;
}

/**
 * Like `contentModel`, where counts are too large for a table: a state is a place in the content and how often all that is
 * around it has occurred, in one number. A name leads to one place only from wherever it may come.
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

/** A particle where it stands. */
interface Place {
  readonly particle: ContentParticle;
  /** Which of the items around it that is. */
  readonly index: number;
  readonly items: readonly Place[];
  /** Whether it may be passed over. */
  readonly isOptional: boolean;
  /** Whether it may occur and be nothing. */
  readonly mayBeEmpty: boolean;
  /** As far as its occurrences are counted: where there is no end, only the minimum matters. */
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

/** The elements and wildcards, each with the groups that it stands in, the outermost first, and the number of each. */
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

/** The latest occurrence of a particle, inside that of the particle around it. */
interface Occurrence {
  readonly place: Place;
  readonly count: number;
  readonly outer: Occurrence | undefined;
}

/** State 0 is the start; of each other the last part says which element or wildcard has come, and what is before that the counts. */
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

/** The states after one, by the names that lead there, and whether the content may end instead. */
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
  /** Begins the first of some items, and each behind those that may be passed over; whether all may be. */
  const beginFrom = (items: readonly Place[], outer: Occurrence): boolean =>
    items.every((item) => {
      begin(item, outer);
      return item.isOptional;
    });
  /** Whether the content may end after an occurrence. */
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
