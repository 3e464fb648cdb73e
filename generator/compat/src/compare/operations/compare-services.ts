import { groupBy, takePairs } from "@stubwright/contract/collection";
import { localName } from "@stubwright/contract/schema";
import type { LinkedContract, LinkedPort, LinkedService } from "@stubwright/contract/services";
import type { Change } from "../change.js";
import type { NameAlignment } from "../contract/align-names.js";
import { operationsOf } from "./operation-facts.js";
import type { ChangeCollector } from "./reached-change.js";

interface PortFacts {
  readonly service: LinkedService;
  readonly port: LinkedPort;
  readonly portType: string;
  readonly operations: ReadonlySet<string>;
  /** The operations that the port's binding has. Others may be in another binding (WSDL 1.1 section 2.5). */
  readonly bound: ReadonlySet<string>;
}

/** Compares services and ports with their addresses, and the namespace of the WSDL. */
export function compareServices(
  old: LinkedContract,
  now: LinkedContract,
  alignment: NameAlignment,
  collector: ChangeCollector,
): void {
  const ports = { old: portsOf(old), now: portsOf(now) };
  const removed = new Set(ports.old);
  const added = new Set(ports.now);
  const operations = groupBy(operationsOf(old), (operation) => operation.portType);
  const report = (change: Change, portType: string): void => {
    const own = operations.get(portType);
    if (own === undefined) collector.contract(change);
    else for (const operation of own) collector.operation(change, operation.name);
  };
  const pairAll = (fits: (one: PortFacts, other: PortFacts) => boolean): void => {
    for (const [one, other] of takePairs(removed, added, fits)) {
      for (const change of comparePorts(one, other)) report(change, one.portType);
      for (const { name, operation } of operations.get(one.portType) ?? []) {
        for (const change of compareOffers([one, other], operation.name, ports)) collector.operation(change, name);
      }
    }
  };
  const protocol = ({ port }: PortFacts): string => port.binding.protocol;
  pairAll((one, other) => pathOf(one) === pathOf(other) && protocol(one) === protocol(other));
  pairAll((one, other) => one.portType === other.portType && protocol(one) === protocol(other));
  pairAll((one, other) => one.portType === other.portType);
  // With a version in all names, a port and its port type are renamed and offer the same operations.
  pairAll((one, other) => offersMostly(one, other) && protocol(one) === protocol(other));
  for (const one of removed)
    if (one.port.address !== undefined) report({ ...portRemoved(one, now), ...touchedBy(one, now) }, one.portType);
  for (const other of added)
    if (other.port.address !== undefined) report({ ...portAdded(other), ...touchedBy(other, old) }, other.portType);
  compareNamespaces(old, now, alignment, collector);
}

function portsOf(contract: LinkedContract): readonly PortFacts[] {
  return contract.services.flatMap((service) =>
    service.ports.map((port) => {
      const portType = contract.portTypes.find((candidate) => candidate.name === port.binding.portType);
      const operations = new Set(portType?.operations.map((operation) => operation.name));
      const { protocol, operations: bindingOperations } = port.binding;
      const bound = protocol === "other" ? operations : new Set(bindingOperations.map(({ name }) => name));
      return { service, port, portType: localName(port.binding.portType), operations, bound };
    }),
  );
}

/** Whether at least half of the operations remain. */
function offersMostly(old: PortFacts, now: PortFacts): boolean {
  const kept = [...old.operations].filter((name) => now.operations.has(name));
  return kept.length > 0 && kept.length * 2 >= old.operations.size;
}

function pathOf({ service, port }: PortFacts): string {
  return `${localName(service.name)}/${port.name}`;
}

function comparePorts(old: PortFacts, now: PortFacts): readonly Change[] {
  const facts = { node: "port", path: pathOf(old), base: old.port.at, head: now.port.at } as const;
  const changes: Change[] = [];
  const [oldProtocol, newProtocol] = [old.port.binding.protocol, now.port.binding.protocol];
  if (oldProtocol !== newProtocol)
    changes.push({ rule: "soap-version-changed", ...facts, old: oldProtocol, new: newProtocol });
  if (
    urlOf(old.port.address) !== urlOf(now.port.address) &&
    !isWhereReached(old.port, now.port) &&
    !isWhereReached(now.port, old.port)
  ) {
    changes.push({ rule: "endpoint-address-changed", ...facts, old: old.port.address, new: now.port.address });
  }
  return changes;
}

/** The canonical form of an address: its host in lower case, without the default port of its scheme. */
function urlOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).href : address;
}

/**
 * Reports an operation that callers now find at the address of another port. An operation that a binding drops is
 * reported as that.
 */
function compareOffers(
  [old, now]: readonly [PortFacts, PortFacts],
  operation: string,
  ports: { readonly old: readonly PortFacts[]; readonly now: readonly PortFacts[] },
): readonly Change[] {
  if (!old.bound.has(operation) || now.bound.has(operation)) return [];
  const { protocol } = old.port.binding;
  const offersIn = (all: readonly PortFacts[]): readonly PortFacts[] =>
    all.filter(({ bound, port }) => bound.has(operation) && port.binding.protocol === protocol);
  const offers = offersIn(ports.now);
  const [first] = offers;
  if (first === undefined || offers.some(({ port }) => port.address === now.port.address)) return [];
  const ofPortType = (all: readonly PortFacts[]): number =>
    all.filter(({ portType }) => portType === old.portType).length;
  const isDropped = now.operations.has(operation) && ofPortType(offers) < ofPortType(offersIn(ports.old));
  if (isDropped) return [];
  const facts = { node: "port", path: `${pathOf(old)}/${operation}`, base: old.port.at, head: first.port.at } as const;
  const texts = { old: old.port.address, new: first.port.address, surfaces: ["soap"] } as const;
  return [{ rule: "endpoint-address-changed", ...facts, ...texts }];
}

/**
 * The surfaces that a missing port affects. Code names no port, so JSON and TypeScript continue as long as another port
 * offers the operations over SOAP; no code is generated for other bindings. If the address remains, only callers that
 * look up the port's name are affected.
 */
function touchedBy(one: PortFacts, lacking: LinkedContract): Pick<Change, "surfaces" | "atMost"> {
  const { protocol } = one.port.binding;
  if (protocol === "other") return { surfaces: ["soap"] };
  const isNamed = lacking.portTypes.some(({ name }) => localName(name) === one.portType);
  const left = portsOf(lacking)
    .filter(({ port }) => port.binding.protocol !== "other")
    .filter((other) => (isNamed ? one.portType === other.portType : offersMostly(one, other)));
  if (left.length === 0) return {};
  const isThere = left.some(({ port }) => port.address === one.port.address && port.binding.protocol === protocol);
  return { surfaces: ["soap"], atMost: isThere ? "warning" : undefined };
}

/**
 * Whether a running service only names the location from which its WSDL was read, at the path that the other side
 * gives. Such an address is not part of the contract.
 */
function isWhereReached(running: LinkedPort, other: LinkedPort): boolean {
  const [read, named, agreed] = [running.at.uri, running.address, other.address].map(placeOf);
  return named !== undefined && read?.href === named.href && named.pathname === agreed?.pathname;
}

/** A network location without its query. */
function placeOf(location = ""): URL | undefined {
  if (!/^https?:/i.test(location) || !URL.canParse(location)) return undefined;
  const url = new URL(location);
  url.search = "";
  return url;
}

function portRemoved(one: PortFacts, now: LinkedContract): Change {
  const service = now.services.find((candidate) => localName(candidate.name) === localName(one.service.name));
  const facts = { node: "port", path: pathOf(one), base: one.port.at, head: service?.at } as const;
  return { rule: "service-or-port-removed", ...facts, old: one.port.address, new: undefined };
}

function portAdded(one: PortFacts): Change {
  const facts = { node: "port", path: pathOf(one), base: undefined, head: one.port.at } as const;
  return { rule: "service-or-port-added", ...facts, old: undefined, new: one.port.address };
}

function compareNamespaces(
  old: LinkedContract,
  now: LinkedContract,
  alignment: NameAlignment,
  collector: ChangeCollector,
): void {
  const [from, to] = [old.targetNamespace, now.targetNamespace];
  const [oldService, newService] = [old.services[0], now.services[0]];
  if (oldService === undefined || newService === undefined || from === to || alignment.moved.has(from)) return;
  const facts = { node: "contract", path: "definitions", base: oldService.at, head: newService.at } as const;
  collector.contract({ rule: "wsdl-namespace-changed", ...facts, old: from, new: to });
}
