import { namespaceName } from "../../model/expanded-name.js";
import { elementsOf, wildcardsOf } from "../content/content.js";
import { compareContentLanguage } from "./compare-content-language.js";
import { type Contents, compareParticles } from "./compare-particles.js";
import type { MemberPair } from "./members.js";
import type { TypeComparison } from "./type-comparison.js";
import type { Place } from "./type-pair.js";

/** The content models of two complex types: piece by piece, then as sets of messages, so that nothing is overlooked. */
export function compareContents(members: MemberPair, place: Place, comparison: TypeComparison): void {
  const [old, now] = [members.old.content, members.now.content];
  for (const { declaration } of elementsOf(old)) place.pair.namespaces.add(namespaceName(declaration.name));
  const contents: Contents = {
    members,
    place,
    comparison,
    oldWildcards: wildcardsOf(old),
    newWildcards: wildcardsOf(now),
  };
  const start = place.pair.changes.length;
  compareParticles(old, now, contents);
  const reported = place.pair.changes.slice(start);
  place.pair.changes.length = start;
  place.pair.changes.push(...compareContentLanguage(old, now, reported, contents));
}
