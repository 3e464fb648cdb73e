import { namespaceName, type TypeDefinition } from "@stubwright/contract/schema";
import type { LinkedBody, LinkedMessage, LinkedOperation, LinkedPart } from "@stubwright/contract/services";
import type { ContractSide } from "../contract/contract-side.js";
import type { TypeComparison } from "../types/type-pair.js";
import { newPair, type Place, report } from "../types/type-pair.js";
import { type Bound, boundPairs, type OperationPair } from "./operation-facts.js";
import type { Reached } from "./reached-change.js";

/** Compares request and reply of an operation: parts, roots, and the types below. */
export function compareMessages(pair: OperationPair): void {
  const { old, now } = pair;
  for (const body of bodiesOf(pair, "input")) compareMessage(body, pair);
  if (old.operation.output === undefined || now.operation.output === undefined) return;
  for (const body of bodiesOf(pair, "output")) compareMessage(body, pair);
}

interface BodyPair {
  readonly direction: "request" | "response";
  readonly style: "document" | "rpc";
  readonly old: readonly LinkedPart[];
  readonly now: readonly LinkedPart[];
  readonly oldMessage: LinkedMessage | undefined;
  readonly newMessage: LinkedMessage | undefined;
  readonly where: Reached;
  readonly isEncoded: boolean;
  /** Whether parts may be null, as in SOAP's encoding, only before or only now. */
  readonly nulls: "added" | "removed" | undefined;
}

/**
 * The bodies of one direction. Bodies that several bindings share are compared once. The first binding is the one from
 * which code is generated.
 */
function bodiesOf({ old, now }: OperationPair, way: "input" | "output"): readonly BodyPair[] {
  const first = [old.bound[0], now.bound[0]] as const;
  const bodies = [first, ...boundPairs(old, now)].map((bound) => bodyOf({ old, now }, bound, way));
  const byParts = new Map(bodies.toReversed().map((body) => [partNames(body), body]));
  return bodies
    .filter((body) => byParts.get(partNames(body)) === body)
    .map((body) => (body === bodies[0] ? body : { ...body, where: "soap" }));
}

function partNames({ style, old, now }: BodyPair): string {
  return JSON.stringify([style, ...[old, now].map((parts) => parts.map(({ name }) => name))]);
}

function bodyOf(
  { old, now }: Pick<OperationPair, "old" | "now">,
  [oldBinding, newBinding]: readonly [Bound | undefined, Bound | undefined],
  way: "input" | "output",
): BodyPair {
  const [oldMessage, newMessage] = [old.operation[way], now.operation[way]];
  return {
    direction: way === "input" ? "request" : "response",
    style: oldBinding?.style === "rpc" && newBinding?.style === "rpc" ? "rpc" : "document",
    old: partsOf(oldMessage, oldBinding?.[way]),
    now: partsOf(newMessage, newBinding?.[way]),
    oldMessage,
    newMessage,
    where: "everywhere",
    isEncoded: isEncoded(oldBinding, way) && isEncoded(newBinding, way),
    nulls: nullsBetween(isEncoded(oldBinding, way), isEncoded(newBinding, way)),
  };
}

function isEncoded(binding: Bound | undefined, way: "input" | "output"): boolean {
  return binding?.[way]?.use === "encoded";
}

function nullsBetween(old: boolean, now: boolean): BodyPair["nulls"] {
  if (old === now) return undefined;
  return now ? "added" : "removed";
}

/** The parts in the body; all parts if nothing binds the operation. */
function partsOf(message: LinkedMessage | undefined, body: LinkedBody | undefined): readonly LinkedPart[] {
  const parts = message?.parts ?? [];
  return body === undefined ? parts : parts.filter((part) => body.parts.includes(part.name));
}

function compareMessage(body: BodyPair, pair: OperationPair): void {
  const { direction } = body;
  if (body.oldMessage === undefined || body.newMessage === undefined) return;
  const place: Place = {
    pair: newPair(`${pair.old.name}/${direction}`),
    node: "message",
    path: `${pair.old.name}/${direction}`,
    qname: undefined,
    at: { base: body.oldMessage.at, head: body.newMessage.at },
  };
  if (body.style === "rpc") compareRpcParts(body, place, pair);
  else compareDocumentParts(body, place, pair);
  pair.collector.types(place.pair, pair.old.name, direction, body);
}

/** Compares document bodies, which have one part. No message shows the name of that part. */
function compareDocumentParts(body: BodyPair, place: Place, pair: OperationPair): void {
  const { old, now } = body;
  const [oldPart, newPart] = [old[0], now[0]];
  if (old.length > 1 && old.length === now.length) compareRpcParts(body, place, pair);
  else if (old.length !== now.length || oldPart?.kind !== newPart?.kind) reportParts(old, now, place);
  else if (oldPart !== undefined && newPart !== undefined) comparePart([oldPart, newPart], body.direction, place, pair);
}

function compareRpcParts(body: BodyPair, place: Place, pair: OperationPair): void {
  const { direction, old, now } = body;
  const names = new Map(now.map((part) => [part.name, part]));
  const matched = old.filter((part) => names.get(part.name)?.kind === part.kind);
  if (matched.length < old.length || matched.length < now.length) reportParts(old, now, place);
  for (const part of matched) {
    const other = names.get(part.name);
    if (other === undefined) continue;
    const at: Place = { ...place, node: "part", path: `${place.path}/${part.name}` };
    reportNulls([part, other], body, at, pair);
    comparePart([part, other], direction, at, pair);
  }
  if (matched.length < old.length || matched.length < now.length) return;
  const [oldOrder, newOrder] = ordersOf(body, pair);
  if (oldOrder !== newOrder) report(place, [{ rule: "rpc-part-order-changed", old: oldOrder, new: newOrder }]);
}

/** Reports that a part may be null, or no longer. On SOAP, the whole message differs anyway. */
function reportNulls(
  [part, other]: readonly [LinkedPart, LinkedPart],
  { nulls }: BodyPair,
  place: Place,
  { comparison: { sides } }: OperationPair,
): void {
  if (nulls === undefined || part.kind !== "type" || other.kind !== "type") return;
  const [held, side] = nulls === "added" ? [other, sides.now] : [part, sides.old];
  if (isPlainValue(side.type(held.type), side)) return;
  const texts = { old: String(nulls === "removed"), new: String(nulls === "added") };
  const surfaces = ["json", "ts-client", "ts-server"] as const;
  report({ ...place, at: { base: part.at, head: other.at } }, [{ rule: `nillable-${nulls}`, ...texts, surfaces }]);
}

/** Whether a type has numbers or truth values, which stacks never hold by reference. */
function isPlainValue(type: TypeDefinition, side: ContractSide): boolean {
  if (type.kind !== "simple") return false;
  const facts = side.scalars.resolve(type);
  return facts.kind === "atomic" && ["boolean", "decimal", "float", "double"].includes(facts.primitive);
}

/**
 * The parts of both sides in order. If the orders are equal, for an rpc request the order in which callers pass them.
 */
function ordersOf({ direction, style, old, now }: BodyPair, pair: OperationPair): readonly [string, string] {
  const [oldNames, newNames] = [textOf(old.map(({ name }) => name)), textOf(now.map(({ name }) => name))];
  if (oldNames !== newNames || direction === "response" || style === "document") return [oldNames, newNames];
  return [signatureOf(pair.old.operation, oldNames), signatureOf(pair.now.operation, newNames)];
}

function textOf(names: readonly string[]): string {
  return names.join(", ");
}

/**
 * The parameters of an operation (WSDL 1.1 section 2.4.6): parameterOrder is the order in a signature and changes
 * nothing on the wire.
 */
function signatureOf({ parameterOrder }: LinkedOperation, parts: string): string {
  return parameterOrder.length === 0 ? parts : textOf(parameterOrder);
}

function reportParts(old: readonly LinkedPart[], now: readonly LinkedPart[], place: Place): void {
  const text = (parts: readonly LinkedPart[]): string => parts.map((part) => `${part.name} (${part.kind})`).join(", ");
  const texts = { old: text(old) || "no part", new: text(now) || "no part" };
  report({ ...place, node: "part" }, [{ rule: "message-part-changed", ...texts }]);
}

function comparePart(
  [old, now]: readonly [LinkedPart, LinkedPart],
  direction: BodyPair["direction"],
  place: Place,
  pair: OperationPair,
): void {
  const there: Place = { ...place, at: { base: old.at, head: now.at } };
  if (old.kind === "element" && now.kind === "element") {
    pair.collector.namespace(namespaceName(old.element), pair.old.name, direction);
    reportRoot(old.element, now.element, there, pair);
  }
  compareParts(old, now, there, pair.comparison);
}

/** Reports a child of the Body that has another name. */
function reportRoot(old: string, now: string, place: Place, { comparison }: OperationPair): void {
  if (comparison.sides.alignment.align(old) === now) return;
  report({ ...place, node: "message" }, [{ rule: "message-root-element-changed", old, new: now }]);
}

/** Compares whether an operation is one-way or has a reply. */
export function compareExchanges({ old, now, collector }: OperationPair): void {
  const [oldAnswers, newAnswers] = [old.operation.output !== undefined, now.operation.output !== undefined];
  if (oldAnswers === newAnswers) return;
  const facts = { node: "operation", path: now.name, base: old.operation.at, head: now.operation.at } as const;
  const texts = { old: exchangeText(oldAnswers), new: exchangeText(newAnswers) };
  const rule = newAnswers ? "mep-one-way-to-request-response" : "mep-request-response-to-one-way";
  collector.operation({ rule, ...facts, ...texts }, old.name);
  // A caller may ignore a new result; a handler must return it.
  const surfaces = newAnswers ? (["ts-server"] as const) : (["ts-client", "ts-server"] as const);
  collector.operation({ rule: "ts-signature-changed", ...facts, ...texts, surfaces }, old.name);
}

function exchangeText(hasReply: boolean): string {
  return hasReply ? "request-response" : "one-way";
}

/** Compares the elements or types of two parts. A change between element and type is reported elsewhere. */
export function compareParts(old: LinkedPart, now: LinkedPart, place: Place, comparison: TypeComparison): void {
  const { sides } = comparison;
  if (old.kind === "element" && now.kind === "element") {
    const [oldElement, newElement] = [sides.old.globalElement(old.element), sides.now.globalElement(now.element)];
    comparison.declarations(oldElement, newElement, place);
  } else if (old.kind === "type" && now.kind === "type") comparison.compare(old.type, now.type, place);
}
