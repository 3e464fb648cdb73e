import { groupBy } from "../../collection/group-by.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import {
  isEncoded,
  isReadable,
  type LinkedBinding,
  type LinkedBindingOperation,
  type LinkedContract,
  wireForm,
} from "../../services/linked-contract.js";
import type { SoapVersionName } from "../contract-model.js";
import { localName } from "../expanded-name.js";

/** An operation of a port type with the bindings that offer it over SOAP; the first gives it its form. */
export interface OfferedOperation {
  readonly portType: string;
  /** Index in the port type's list. */
  readonly index: number;
  readonly offers: readonly [Offer, ...Offer[]];
}

/** One binding's part in an operation. */
interface Offer {
  readonly version: SoapVersionName;
  readonly binding: LinkedBinding;
  readonly bound: LinkedBindingOperation;
}

/**
 * What the bindings offer over SOAP in a form that can be read, each port type once, in document order of the services. A binding to
 * another transport than HTTP is for those who speak it, unless its port type has no other: then its messages are carried over HTTP.
 */
export function selectBindings(contract: LinkedContract, diagnostics: Diagnostics): readonly OfferedOperation[] {
  const { bindings } = contract;
  const soap = bindings.filter(({ protocol }) => protocol !== "other");
  const overHttp = new Set(soap.filter(isOverHttp).map(({ portType }) => portType));
  const chosen = soap.filter((one) => isOverHttp(one) || !overHttp.has(one.portType));
  reportOthers(
    bindings.filter((one) => !chosen.includes(one)),
    diagnostics,
  );
  reportTransports(chosen, diagnostics);
  const byPortType = groupBy(chosen, ({ portType }) => portType);
  return [...byPortType].flatMap(([portType, offering]) => offeredOperations(portType, offering, diagnostics));
}

/** Whether a binding's transport is HTTP, by whichever of the names that are about (WSDL 1.1 section 3.3, SOAP 1.2 part 2 section 7). */
function isOverHttp({ transport = "" }: LinkedBinding): boolean {
  return transport === "" || /\bhttps?\/?$/i.test(transport);
}

/** Says once of each other wire which bindings are for it. */
function reportOthers(others: readonly LinkedBinding[], diagnostics: Diagnostics): void {
  for (const [help, [first, ...rest]] of groupBy(others, otherWire)) {
    diagnostics.report("wsdl-binding-ignored", first.at, { binding: namesOf([first, ...rest]), help });
  }
}

function reportTransports(chosen: readonly LinkedBinding[], diagnostics: Diagnostics): void {
  const others = chosen.filter((one) => !isOverHttp(one));
  for (const [transport, [first, ...rest]] of groupBy(others, (one) => one.transport ?? "")) {
    diagnostics.report("wsdl-transport-not-http", first.at, { binding: namesOf([first, ...rest]), transport });
  }
}

function namesOf(bindings: readonly LinkedBinding[]): string {
  return bindings.map(({ name }) => localName(name)).join(", ");
}

/** What a binding is for; a wrong namespace of SOAP makes it one of nothing. */
function otherWire({ protocol, transport, unknownProtocol }: LinkedBinding): string {
  if (protocol !== "other") return ` over HTTP, but over ${transport}`;
  return unknownProtocol === undefined ? "" : `; the namespace ${unknownProtocol} is none of SOAP's`;
}

function offeredOperations(
  portType: string,
  bindings: readonly LinkedBinding[],
  diagnostics: Diagnostics,
): readonly OfferedOperation[] {
  const order = new Set(bindings.flatMap(({ operations }) => operations.map(({ operation }) => operation)));
  const differing = new Set<LinkedBinding>();
  const bound = bindings.map(boundOperations);
  const operations = [...order].flatMap((index): OfferedOperation[] => {
    const offers = withoutEncoded(bound.flatMap((one) => offersOf(one, index))).sort(byVersion);
    const [first, ...rest] = offers;
    if (first === undefined) return [];
    const same = rest.filter((offer) => formOf(offer) === formOf(first));
    for (const offer of rest) if (!same.includes(offer)) differing.add(offer.binding);
    return [{ portType, index, offers: [first, ...same] }];
  });
  for (const binding of differing) {
    diagnostics.report("wsdl-binding-differs", binding.at, {
      binding: localName(binding.name),
      portType: localName(portType),
    });
  }
  return operations;
}

/** A binding with its operations by their place in the port type; the first where one is bound twice. */
interface BoundOperations {
  readonly binding: LinkedBinding;
  readonly byIndex: ReadonlyMap<number, LinkedBindingOperation>;
}

function boundOperations(binding: LinkedBinding): BoundOperations {
  const backwards = binding.operations.toReversed();
  return { binding, byIndex: new Map(backwards.map((bound) => [bound.operation, bound])) };
}

/** The operation in one binding; none where its messages cannot be read, which the linker has reported. */
function offersOf({ binding, byIndex }: BoundOperations, index: number): Offer[] {
  const bound = byIndex.get(index);
  if (bound === undefined || !isReadable(binding, bound)) return [];
  return [{ version: binding.protocol === "soap12" ? "1.2" : "1.1", binding, bound }];
}

/** Literal messages are preferred to encoded ones; the linker has reported that. */
function withoutEncoded(offers: readonly Offer[]): Offer[] {
  const literal = offers.filter(({ bound }) => !isEncoded(bound));
  return literal.length > 0 ? literal : [...offers];
}

function byVersion(left: Offer, right: Offer): number {
  return Number(left.version) - Number(right.version);
}

function formOf({ bound, binding }: Offer): string {
  return wireForm(bound, binding.name);
}
