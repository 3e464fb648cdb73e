import { groupBy } from "../../collection/group-by.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { localName } from "../../schema/expanded-name.js";
import {
  isEncoded,
  isReadable,
  type LinkedBinding,
  type LinkedBindingOperation,
  type LinkedContract,
  wireForm,
} from "../../services/linked-contract.js";
import type { SoapVersionName } from "../contract-model.js";

/** An operation of a port type with the bindings that offer it over SOAP. The first binding decides its form. */
export interface OfferedOperation {
  readonly portType: string;
  /** The index in the port type's list of operations. */
  readonly index: number;
  readonly offers: readonly [Offer, ...Offer[]];
}

/** An operation in one binding. */
interface Offer {
  readonly version: SoapVersionName;
  readonly binding: LinkedBinding;
  readonly bound: LinkedBindingOperation;
}

/**
 * Selects the operations that bindings offer over SOAP in a readable form, each port type once, in document order of
 * the services. A binding to another transport than HTTP is ignored, unless its port type has no HTTP binding: then its
 * messages are carried over HTTP.
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

/**
 * Whether the transport of a binding is HTTP, by any of its usual names (WSDL 1.1 section 3.3, SOAP 1.2 part 2 section
 * 7).
 */
function isOverHttp({ transport = "" }: LinkedBinding): boolean {
  return transport === "" || /\bhttps?\/?$/i.test(transport);
}

/** Reports the bindings for other wires, once for each wire. */
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

/** The wire that a binding is for. A wrong SOAP namespace makes it a binding for no wire. */
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

/** A binding with its operations by their index in the port type. If an operation is bound twice, the first counts. */
interface BoundOperations {
  readonly binding: LinkedBinding;
  readonly byIndex: ReadonlyMap<number, LinkedBindingOperation>;
}

function boundOperations(binding: LinkedBinding): BoundOperations {
  const backwards = binding.operations.toReversed();
  return { binding, byIndex: new Map(backwards.map((bound) => [bound.operation, bound])) };
}

/** The operation in one binding; none if its messages cannot be read, which the linker has reported. */
function offersOf({ binding, byIndex }: BoundOperations, index: number): Offer[] {
  const bound = byIndex.get(index);
  if (bound === undefined || !isReadable(binding, bound)) return [];
  return [{ version: binding.protocol === "soap12" ? "1.2" : "1.1", binding, bound }];
}

/** The literal offers, or all if there are none. The linker has reported the encoded ones. */
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
