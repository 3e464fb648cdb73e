import { didYouMean } from "../diagnostics/nearest-name.js";
import { localName } from "../schema/expanded-name.js";
import { referenceName } from "../schema/references/undeclared-prefix.js";
import type { QualifiedName } from "../syntax/schema-syntax.js";
import type { ServiceSyntax } from "../syntax/wsdl-syntax.js";
import type { WsdlLinking } from "./link-port-types.js";
import type { LinkedBinding, LinkedService } from "./linked-contract.js";
import { hasUnnamed, lookUpWsdlComponent, type Named } from "./wsdl-tables.js";

/** WSDL 1.1 section 2.7. Ports whose binding is not known are left out after reporting. */
export function linkService(
  { name, syntax }: Named<ServiceSyntax>,
  bindings: readonly LinkedBinding[],
  linking: WsdlLinking,
): LinkedService {
  const { tables, diagnostics } = linking;
  const seen = new Set<string>();
  const ports = syntax.ports.flatMap((port) => {
    if (port.name !== "" && seen.has(port.name))
      diagnostics.report("wsdl-duplicate-port", port.at, { port: port.name, service: name });
    seen.add(port.name);
    if (port.binding === undefined) return [];
    const found = lookUpWsdlComponent(port.binding, "binding", tables.bindings, diagnostics);
    if (found !== undefined) linking.offered.add(found.name);
    if (found === undefined && !hasUnnamed(tables.bindings)) reportUnbound(port.name, port.binding, linking);
    const binding = bindings.find((candidate) => candidate.name === found?.name);
    return binding === undefined ? [] : [{ name: port.name, binding, address: port.address, at: port.at }];
  });
  return { name, documentation: syntax.documentation, ports, at: syntax.at };
}

function reportUnbound(port: string, reference: QualifiedName, { tables, diagnostics }: WsdlLinking): void {
  const binding = referenceName(reference);
  const help = didYouMean(reference.local, [...tables.bindings.keys()].map(localName));
  diagnostics.report("wsdl-port-unbound", reference.at, { port, binding, help });
}
