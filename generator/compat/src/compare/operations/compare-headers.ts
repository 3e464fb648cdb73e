import { localName } from "@stubwright/contract/schema";
import { isEncoded, isReadable, type LinkedBody, type LinkedHeader, wireForm } from "@stubwright/contract/services";
import type { Surface } from "../../rules/rule.js";
import { newPair, type Place } from "../types/type-pair.js";
import { compareParts } from "./compare-messages.js";
import { type Bound, boundPairs, type OperationFacts, type OperationPair } from "./operation-facts.js";
import { type Reached, surfacesOf } from "./reached-change.js";

/** Compares the headers of request and reply, binding by binding, paired by what they carry. */
export function compareHeaders(pair: OperationPair): void {
  const { alignment } = pair.comparison.sides;
  const [codeOfOld, codeOfNow] = [bindingsInCode(pair.old), bindingsInCode(pair.now)];
  for (const way of ["input", "output"] as const) {
    const ofOld = (one: Bound): Headers => headersOf(one[way], (name) => alignment.align(name));
    const ofNow = (one: Bound): Headers => headersOf(one[way], (name) => name);
    const [oldNames, newNames] = [namesIn(codeOfOld, ofOld), namesIn(codeOfNow, ofNow)];
    const isInCodeOfOne = (name: string): boolean => oldNames.has(name) !== newNames.has(name);
    for (const [index, [old, now]] of boundPairs(pair.old, pair.now).entries()) {
      const beside = codeOfOld.has(old) && codeOfNow.has(now) ? "soap and code" : "soap";
      const where = index === 0 ? "everywhere" : beside;
      const direction = way === "input" ? "request" : "response";
      compareWay({ direction, old: ofOld(old), now: ofNow(now), where, isInCodeOfOne }, pair);
    }
  }
}

/** The bindings whose headers are all in the code: those that share codecs with the first, SOAP 1.1 before 1.2. */
function bindingsInCode({ bound }: OperationFacts): ReadonlySet<Bound> {
  const literal = bound.filter((one) => !isEncoded(one));
  const read = literal.length > 0 ? literal : bound.filter((one) => isReadable(one, one));
  const first = read.find(({ protocol }) => protocol === "soap11") ?? read[0];
  const formOf = (one: Bound): string => wireForm(one, one.binding);
  return new Set(read.filter((one) => first !== undefined && formOf(one) === formOf(first)));
}

/** Headers by what they carry, with the names of the new contract. */
type Headers = ReadonlyMap<string, LinkedHeader>;

function headersOf(body: LinkedBody | undefined, align: (name: string) => string): Headers {
  return new Map((body?.headers ?? []).map((header) => [headerName(header, align), header]));
}

function namesIn(bindings: ReadonlySet<Bound>, headersIn: (one: Bound) => Headers): ReadonlySet<string> {
  return new Set([...bindings].flatMap((one) => [...headersIn(one).keys()]));
}

/** The headers of one direction in one binding. */
interface HeaderPair {
  readonly direction: "request" | "response";
  readonly old: Headers;
  readonly now: Headers;
  readonly where: Reached;
  /** Whether the code of only one side has a header with this name. */
  readonly isInCodeOfOne: (name: string) => boolean;
}

/**
 * The surfaces on which an added or removed header is reported. A header that another binding has as well stays in the
 * code.
 */
function surfacesFor(name: string, { where, isInCodeOfOne }: HeaderPair): readonly Surface[] | undefined {
  if (!isInCodeOfOne(name)) return surfacesOf.soap;
  return where === "everywhere" ? undefined : surfacesOf[where];
}

function compareWay(headers: HeaderPair, pair: OperationPair): void {
  const { direction, old, now, where } = headers;
  const { at } = pair.old.operation;
  for (const [name, header] of old) {
    const path = `${pair.old.name}/${direction}/header/${localName(name)}`;
    const other = now.get(name);
    if (other !== undefined) compareHeader([header, other], path, { direction, where }, pair);
    else {
      const facts = { node: "header", path, qname: name, base: header.part.at, head: pair.now.operation.at } as const;
      const texts = { old: localName(name), new: undefined, surfaces: surfacesFor(name, headers) };
      pair.collector.operation({ rule: "soap-header-removed", ...facts, ...texts }, pair.old.name, direction);
    }
  }
  for (const [name, header] of now) {
    if (old.has(name)) continue;
    const path = `${pair.old.name}/${direction}/header/${localName(name)}`;
    const facts = { node: "header", path, qname: name, base: at, head: header.part.at } as const;
    const texts = { old: undefined, new: localName(name), surfaces: surfacesFor(name, headers) };
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
  collector.types(place.pair, operation.name, direction, { where });
}

function headerName({ part }: LinkedHeader, align: (name: string) => string): string {
  return part.kind === "element" ? align(part.element) : `{}${part.name}`;
}
