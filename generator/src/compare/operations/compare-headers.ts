import type { LinkedHeader } from "../../link/linked-contract.js";
import { isEncoded } from "../../link/needed/check-encoded-use.js";
import { wireForm } from "../../model/build/select-bindings.js";
import { localName } from "../../model/expanded-name.js";
import { newPair, type Place } from "../types/type-pair.js";
import { boundPairs } from "./bound-pairs.js";
import type { OperationPair } from "./compare-operations.js";
import { compareParts } from "./compare-parts.js";
import type { Bound, OperationFacts } from "./operation-facts.js";
import type { Reached } from "./reached-change.js";

/** Headers that are bound to request and reply, binding by binding, matched by what they carry. */
export function compareHeaders(pair: OperationPair): void {
  const [ofOld, ofNow] = [bindingsInCode(pair.old), bindingsInCode(pair.now)];
  for (const [index, [before, after]] of boundPairs(pair.old, pair.now).entries()) {
    const beside = ofOld.has(before) && ofNow.has(after) ? "soap and code" : "soap";
    const where = index === 0 ? "everywhere" : beside;
    const ways = { request: [before.input, after.input], response: [before.output, after.output] } as const;
    for (const direction of ["request", "response"] as const) {
      const [old, now] = ways[direction];
      compareWay({ direction, old: old?.headers ?? [], now: now?.headers ?? [], where }, pair);
    }
  }
}

/** The bindings that code has all headers of: those that share codecs with the first, SOAP 1.1 before 1.2. */
function bindingsInCode({ bound }: OperationFacts): ReadonlySet<Bound> {
  const literal = bound.filter((one) => !isEncoded(one));
  const first = literal.find(({ protocol }) => protocol === "soap11") ?? literal[0];
  const formOf = (one: Bound): string => wireForm(one, one.binding);
  return new Set(literal.filter((one) => first !== undefined && formOf(one) === formOf(first)));
}

/** The headers of one direction in one binding. */
interface HeaderPair {
  readonly direction: "request" | "response";
  readonly old: readonly LinkedHeader[];
  readonly now: readonly LinkedHeader[];
  readonly where: Reached;
}

function compareWay({ direction, old, now, where }: HeaderPair, pair: OperationPair): void {
  const { sides } = pair.comparison;
  const surfaces = where === "everywhere" ? undefined : (["soap"] as const);
  const before = new Map(old.map((header) => [headerName(header, (name) => sides.alignment.align(name)), header]));
  const after = new Map(now.map((header) => [headerName(header, (name) => name), header]));
  const { at } = pair.old.operation;
  for (const [name, header] of before) {
    const path = `${pair.old.name}/${direction}/header/${localName(name)}`;
    const other = after.get(name);
    if (other !== undefined) compareHeader([header, other], path, { direction, where }, pair);
    else {
      const facts = { node: "header", path, qname: name, base: header.part.at, head: pair.now.operation.at } as const;
      const texts = { old: localName(name), new: undefined, surfaces };
      pair.collector.operation({ rule: "soap-header-removed", ...facts, ...texts }, pair.old.name, direction);
    }
  }
  for (const [name, header] of after) {
    if (before.has(name)) continue;
    const path = `${pair.old.name}/${direction}/header/${localName(name)}`;
    const facts = { node: "header", path, qname: name, base: at, head: header.part.at } as const;
    const texts = { old: undefined, new: localName(name), surfaces };
    pair.collector.operation({ rule: "soap-header-added-required", ...facts, ...texts }, pair.old.name, direction);
  }
}

function compareHeader(
  [old, now]: readonly [LinkedHeader, LinkedHeader],
  path: string,
  { direction, where }: Pick<HeaderPair, "direction" | "where">,
  { comparison, collector, old: operation }: OperationPair,
): void {
  const at = { base: old.part.at, head: now.part.at };
  const place: Place = { pair: newPair(path), node: "header", path, qname: undefined, at };
  compareParts(old.part, now.part, place, comparison);
  collector.types(place.pair, operation.name, direction, where);
}

function headerName({ part }: LinkedHeader, align: (name: string) => string): string {
  return part.kind === "element" ? align(part.element) : `{}${part.name}`;
}
