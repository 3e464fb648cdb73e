import { localName } from "../../model/expanded-name.js";
import { takePairs } from "../take-pairs.js";
import type { Bound, OperationFacts } from "./operation-facts.js";

/** The bindings of one operation on both sides, of the same protocol: by their names, then in their order. */
export function boundPairs(old: OperationFacts, now: OperationFacts): readonly (readonly [Bound, Bound])[] {
  const [removed, added] = [new Set(old.bound), new Set(now.bound)];
  const isSameProtocol = (one: Bound, other: Bound): boolean => one.protocol === other.protocol;
  const isSameName = (one: Bound, other: Bound): boolean => localName(one.binding) === localName(other.binding);
  const named = [...takePairs(removed, added, (one, other) => isSameProtocol(one, other) && isSameName(one, other))];
  const pairs = [...named, ...takePairs(removed, added, isSameProtocol)];
  return pairs.sort(([one], [other]) => old.bound.indexOf(one) - old.bound.indexOf(other));
}
