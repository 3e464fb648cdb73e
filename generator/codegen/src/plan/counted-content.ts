import type { ParticleModel } from "@stubwright/contract/model";
import type { ContentParticle } from "@stubwright/runtime/codec";

/**
 * A content model for the runtime's `countedContent`, which counts occurrences instead of following a table. Undefined
 * if that is impossible: if a name may lead to several places, for xs:all, and if the product of all counts exceeds a
 * safe integer.
 */
export function countedContent(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
): ContentParticle | undefined {
  const content = contentOf(particle, nameOf);
  if (content === undefined || !isDeterministic(content)) return undefined;
  return mostCounts(content) * placesIn(content) > Number.MAX_SAFE_INTEGER ? undefined : content;
}

function contentOf(particle: ParticleModel, nameOf: (particle: ParticleModel) => string): ContentParticle | undefined {
  const { kind, min, max } = particle;
  switch (kind) {
    case "element":
    case "wildcard":
      return { kind: "one", min, max, name: nameOf(particle) };
    case "all":
      return undefined;
    case "sequence":
    case "choice": {
      const items = particle.items.flatMap((item) => contentOf(item, nameOf) ?? []);
      return items.length < particle.items.length ? undefined : { kind, min, max, items };
    }
  }
}

/** The greatest product of nested counts. */
function mostCounts(content: ContentParticle): number {
  const { min, max } = content;
  const own = max === Number.POSITIVE_INFINITY ? Math.max(min, 1) : max;
  return content.kind === "one" ? own : own * Math.max(1, ...content.items.map(mostCounts));
}

/** An upper bound of the number of elements and wildcards. */
function placesIn(content: ContentParticle): number {
  return content.kind === "one" ? 1 : content.items.reduce((sum, item) => sum + placesIn(item), 1);
}

/**
 * Whether each name always leads to one place and to one count, so that a reader can count. This is stricter than XSD's
 * unique particle attribution (Part 1, 3.8.6), which allows `(a{1,2}){100}`.
 */
function isDeterministic(content: ContentParticle): boolean {
  return reachOf(content) !== undefined;
}

/** The names that a content may begin with (`first`), and those that may continue it after a possible end (`more`). */
interface Reach {
  readonly first: ReadonlySet<string>;
  readonly more: ReadonlySet<string>;
  readonly isOptional: boolean;
}

/** The reach of a content; undefined if a name leads to several places. */
function reachOf(content: ContentParticle): Reach | undefined {
  const once = reachOfOne(content);
  if (once === undefined) return undefined;
  const { min, max } = content;
  const isOptional = once.isOptional || min === 0;
  if (max === 1) return { ...once, isOptional };
  if (areShared(once.first, once.more)) return undefined;
  // After a fixed number of occurrences, none may follow.
  const more = max > min || once.isOptional ? union(once.first, once.more) : once.more;
  return { first: once.first, more, isOptional };
}

function reachOfOne(content: ContentParticle): Reach | undefined {
  if (content.kind === "one") return { first: new Set([content.name]), more: new Set(), isOptional: false };
  const reaches = content.items.map(reachOf);
  let all: Reach = { first: new Set(), more: new Set(), isOptional: content.kind === "sequence" };
  for (const reach of reaches) {
    const next = reach && (content.kind === "sequence" ? afterAnother(all, reach) : besideAnother(all, reach));
    if (next === undefined) return undefined;
    all = next;
  }
  return all;
}

function afterAnother(before: Reach, next: Reach): Reach | undefined {
  if (areShared(before.more, next.first) || (before.isOptional && areShared(before.first, next.first)))
    return undefined;
  return {
    first: before.isOptional ? union(before.first, next.first) : before.first,
    more: next.isOptional ? union(before.more, next.first, next.more) : next.more,
    isOptional: before.isOptional && next.isOptional,
  };
}

function besideAnother(one: Reach, other: Reach): Reach | undefined {
  if (areShared(one.first, other.first)) return undefined;
  return {
    first: union(one.first, other.first),
    more: union(one.more, other.more),
    isOptional: one.isOptional || other.isOptional,
  };
}

function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function areShared(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((name) => other.has(name));
}
