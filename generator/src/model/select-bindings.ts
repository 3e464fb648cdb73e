import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { isEncoded } from "../link/check-encoded-use.js";
import type { LinkedBinding, LinkedBindingOperation, LinkedContract } from "../link/linked-contract.js";
import type { SoapVersionName } from "./contract-model.js";
import { localName } from "./expanded-name.js";

/** An operation of a port type with the bindings that offer it over SOAP; the first gives it its form. */
export interface OfferedOperation {
  readonly portType: string;
  /** Index in the port type's list. */
  readonly index: number;
  readonly offers: readonly [Offer, ...Offer[]];
}

/** One binding's part in an operation. */
export interface Offer {
  readonly version: SoapVersionName;
  readonly binding: LinkedBinding;
  readonly bound: LinkedBindingOperation;
}

/** What the bindings offer over SOAP in literal form, each port type once, in document order of the services. */
export function selectBindings(contract: LinkedContract, diagnostics: Diagnostics): readonly OfferedOperation[] {
  const { bindings } = contract;
  const soap = bindings.filter(({ protocol }) => protocol !== "other");
  reportOthers(bindings, diagnostics);
  const portTypes = [...new Set(soap.map(({ portType }) => portType))];
  return portTypes.flatMap((portType) =>
    offeredOperations(
      portType,
      soap.filter((one) => one.portType === portType),
      diagnostics,
    ),
  );
}

/** Says once which bindings are for another wire. */
function reportOthers(bindings: readonly LinkedBinding[], diagnostics: Diagnostics): void {
  const others = bindings.filter(({ protocol }) => protocol === "other");
  const [first] = others;
  if (first === undefined) return;
  diagnostics.report("wsdl-binding-ignored", first.at, {
    binding: others.map(({ name }) => localName(name)).join(", "),
    help: otherNamespace(others),
  });
}

/** A wrong namespace of SOAP makes a binding one of nothing. */
function otherNamespace(bindings: readonly LinkedBinding[]): string {
  const namespace = bindings.flatMap(({ unknownProtocol }) => unknownProtocol ?? [])[0];
  if (namespace === undefined) return "";
  return `; the namespace ${namespace} is none of SOAP's`;
}

function offeredOperations(
  portType: string,
  bindings: readonly LinkedBinding[],
  diagnostics: Diagnostics,
): readonly OfferedOperation[] {
  const [primary] = bindings;
  const order = new Set(
    [primary, ...bindings].flatMap((one) => one?.operations.map(({ operation }) => operation) ?? []),
  );
  const differing = new Set<LinkedBinding>();
  const bound = bindings.map(boundOperations);
  const operations = [...order].flatMap((index): OfferedOperation[] => {
    const offers = bound.flatMap((one) => offersOf(one, index)).sort(byVersion);
    const [first, ...rest] = offers;
    if (first === undefined) return [];
    const same = rest.filter((offer) => wireForm(offer) === wireForm(first));
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

/** The operation in one binding; none where its messages are encoded, which the linker has reported. */
function offersOf({ binding, byIndex }: BoundOperations, index: number): Offer[] {
  const bound = byIndex.get(index);
  if (bound === undefined || isEncoded(bound)) return [];
  return [{ version: binding.protocol === "soap12" ? "1.2" : "1.1", binding, bound }];
}

function byVersion(left: Offer, right: Offer): number {
  return left.version < right.version ? -1 : left.version > right.version ? 1 : 0;
}

/** What two bindings of one operation must agree on to share a codec; of header blocks either may have more. */
function wireForm({ bound, binding }: Offer): string {
  const form = [bound.input, bound.output].map((body) => [
    body?.multipart,
    body?.parts,
    bound.style === "rpc" ? (body?.namespace ?? binding.name) : "",
  ]);
  return JSON.stringify([bound.style, form]);
}
