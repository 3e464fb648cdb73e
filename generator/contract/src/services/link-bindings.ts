import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { nearestName } from "../diagnostics/nearest-name.js";
import { policiesOfOthers } from "../syntax/policies.js";
import type { BindingOperationSyntax, BindingSyntax, PortTypeSyntax } from "../syntax/wsdl-syntax.js";
import { boundOperation, indexesBy, isUnnamed, overloadsOf } from "./bound-operation.js";
import { linkBoundOperation } from "./link-bound-operation.js";
import type { WsdlLinking } from "./link-port-types.js";
import type { LinkedBinding, LinkedBindingOperation, LinkedPortType } from "./linked-contract.js";
import { findWsdlComponent, type Named } from "./wsdl-tables.js";

/** Links a binding (WSDL 1.1 sections 2.5 and 3); undefined if the port type is unknown (reported). */
export function linkBinding(
  { name, syntax }: Named<BindingSyntax>,
  portTypes: readonly LinkedPortType[],
  linking: WsdlLinking,
): LinkedBinding | undefined {
  if (syntax.type === undefined) return undefined;
  const { protocol } = syntax;
  const { tables, diagnostics, note } = linking;
  const isNeeded = (): boolean => protocol !== "other" && linking.isOffered(name);
  const owner = { kind: "binding", isNeeded } as const;
  const found = findWsdlComponent(syntax.type, "port type", tables.portTypes, { owner, diagnostics, note });
  const portType = portTypes.find((candidate) => candidate.name === found?.name);
  if (found === undefined || portType === undefined) return undefined;
  if (protocol !== "other") reportPolicies(syntax, diagnostics);
  return {
    name,
    portType: portType.name,
    protocol,
    unknownProtocol: syntax.unknownProtocol,
    transport: syntax.transport,
    security: syntax.security?.unsupported.length === 0 ? syntax.security.policy : undefined,
    operations: protocol === "other" ? [] : linkOperations(syntax, found.syntax, portType, linking),
    at: syntax.at,
  };
}

/** Reports what policies ask for beyond the messages that generated code reads and writes by itself. */
function reportPolicies(syntax: BindingSyntax, diagnostics: Diagnostics): void {
  const { name: binding, security, at } = syntax;
  const policies = policiesOfOthers(syntax);
  if (policies.length > 0)
    diagnostics.report("wsdl-policy-not-applied", at, { binding, policies: policies.join(", ") });
  if (security === undefined) return;
  for (const { name, reason, at: place } of security.unsupported)
    diagnostics.report("wsdl-security-unsupported", place, { name, binding, reason });
  if (security.unsupported.length === 0) diagnostics.report("wsdl-security-asked", at, { binding });
}

function linkOperations(
  binding: BindingSyntax,
  written: PortTypeSyntax,
  portType: LinkedPortType,
  linking: WsdlLinking,
): readonly LinkedBindingOperation[] {
  const bound = new Set<number>();
  const places = indexesBy(written.operations, ({ name }) => name);
  const overloads = overloadsOf(written, binding);
  const unknown = binding.operations.filter(({ name }) => !places.has(name));
  const operations = binding.operations.flatMap((syntax) => {
    const index = boundOperation(
      { syntax, binding, named: places.get(syntax.name) ?? [], overloads, isOneOfMany: unknown.length > mostUnknown },
      written,
      linking,
    );
    const operation = portType.operations[index];
    if (operation === undefined) return [];
    if (bound.has(index)) {
      linking.diagnostics.report("wsdl-bound-twice", syntax.at, { operation: syntax.name, binding: binding.name });
    }
    bound.add(index);
    const known = { operation, index, written: written.operations[index], portType: portType.name };
    return [linkBoundOperation(syntax, binding, known, linking)];
  });
  const isExcused = excuseOf(unknown, binding, written, linking);
  portType.operations.forEach(({ name }, index) => {
    if (bound.has(index) || name === "" || isExcused(name)) return;
    linking.diagnostics.report("wsdl-not-bound", binding.at, { operation: name, binding: binding.name });
  });
  return operations;
}

/** The most unknown operations for which similar names are searched: more of them have one cause. */
const mostUnknown = 100;

/**
 * Why some operations seem not to be bound for a reason that was reported: an operation without a name, a binding of
 * another port type's operation, a wrong name for this one, or many.
 */
function excuseOf(
  unknown: readonly BindingOperationSyntax[],
  binding: BindingSyntax,
  { operations }: PortTypeSyntax,
  linking: WsdlLinking,
): (operation: string) => boolean {
  const isOthers = ({ name }: BindingOperationSyntax): boolean => linking.tables.owners.has(name);
  const isOtherBinding = unknown.length === binding.operations.length && unknown.every(isOthers);
  if (unknown.length > 0 && (isOtherBinding || unknown.some((one) => isUnnamed(one, linking)))) return () => true;
  if (unknown.length > mostUnknown) return () => true;
  const known = operations.map(({ name }) => name);
  const meant = new Set(unknown.filter((one) => !isOthers(one)).map(({ name }) => nearestName(name, known)));
  return (operation) => meant.has(operation);
}
