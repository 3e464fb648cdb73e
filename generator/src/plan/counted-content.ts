import type { ContentParticle } from "@stubwright/runtime/codec";
import type { ParticleModel } from "../model/contract-model.js";
import { isDeterministic } from "./is-deterministic.js";

/**
 * A content model as the runtime's `countedContent` takes it; undefined for one that it cannot follow: where a name may lead to
 * several places, in xs:all, and where a number could not hold all counts at once.
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

/** How many counts there are for what stands deepest. */
function mostCounts(content: ContentParticle): number {
  const { min, max } = content;
  const own = max === Number.POSITIVE_INFINITY ? Math.max(min, 1) : max;
  return content.kind === "one" ? own : own * Math.max(1, ...content.items.map(mostCounts));
}

/** How many elements and wildcards there are, at most. */
function placesIn(content: ContentParticle): number {
  return content.kind === "one" ? 1 : content.items.reduce((sum, item) => sum + placesIn(item), 1);
}
