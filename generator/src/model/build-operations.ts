import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type {
  LinkedBinding,
  LinkedBindingOperation,
  LinkedBody,
  LinkedContract,
  LinkedMessage,
  LinkedOperation,
} from "../link/linked-contract.js";
import type { Span } from "../source/span.js";
import type { TypeBuilder } from "./build-types.js";
import type { MessageModel, OperationModel } from "./contract-model.js";
import { localName } from "./expanded-name.js";

/** Every operation of the SOAP 1.1 bindings, in document order of the services; each port type once. */
export function buildOperations(
  contract: LinkedContract,
  types: TypeBuilder,
  diagnostics: Diagnostics,
): readonly OperationModel[] {
  const operations: OperationModel[] = [];
  const seen = new Set<string>();
  for (const binding of contract.services.flatMap((service) => service.ports.map((port) => port.binding))) {
    if (binding.protocol === "other") {
      diagnostics.report("wsdl-binding-ignored", binding.at, { binding: localName(binding.name) });
      continue;
    }
    if (seen.has(binding.portType)) continue;
    seen.add(binding.portType);
    if (binding.protocol === "soap12")
      diagnostics.report("construct-not-supported", binding.at, { construct: "SOAP 1.2 binding" });
    operations.push(...bindingOperations(binding, contract, types, diagnostics));
  }
  return operations;
}

function bindingOperations(
  binding: LinkedBinding,
  contract: LinkedContract,
  types: TypeBuilder,
  diagnostics: Diagnostics,
): OperationModel[] {
  const portType = contract.portTypes.find((candidate) => candidate.name === binding.portType);
  return binding.operations.flatMap((bound) => {
    const operation = portType?.operations[bound.operation];
    if (operation === undefined || !isSupported(operation, bound, diagnostics)) return [];
    const request = messageOf(operation.input, bound.input, types, diagnostics);
    const reply = messageOf(operation.output, bound.output, types, diagnostics);
    if (request === undefined || (operation.output !== undefined && reply === undefined)) return [];
    return [
      {
        name: operation.name,
        portType: localName(binding.portType),
        documentation: operation.documentation,
        soapAction: bound.soapAction,
        request,
        reply,
        at: operation.at,
      },
    ];
  });
}

/** Reports what of an operation cannot be generated; false where nothing of it can. */
function isSupported(operation: LinkedOperation, bound: LinkedBindingOperation, diagnostics: Diagnostics): boolean {
  for (const body of [bound.input, bound.output]) if (body !== undefined) checkBody(body, bound.at, diagnostics);
  for (const fault of operation.faults) diagnostics.report("wsdl-fault-untyped", operation.at, { fault: fault.name });
  if (operation.exchange === "notification" || operation.exchange === "solicit-response") {
    const construct = `${operation.exchange} operation`;
    diagnostics.report("construct-not-supported", operation.at, { construct });
    return false;
  }
  if (bound.style === "rpc") {
    diagnostics.report("construct-not-supported", bound.at, { construct: "rpc style operation" });
    return false;
  }
  return true;
}

function checkBody(body: LinkedBody, at: Span, diagnostics: Diagnostics): void {
  if (body.use === "encoded") diagnostics.report("wsdl-encoded-use", at, {});
  if (body.headers.length > 0) diagnostics.report("construct-not-supported", at, { construct: "soap:header" });
  if (body.multipart) diagnostics.report("construct-not-supported", at, { construct: "MIME multipart message" });
}

function messageOf(
  message: LinkedMessage | undefined,
  body: LinkedBody | undefined,
  types: TypeBuilder,
  diagnostics: Diagnostics,
): MessageModel | undefined {
  if (message === undefined || body === undefined) return undefined;
  const parts = message.parts.filter((part) => body.parts.includes(part.name));
  const [part] = parts;
  if (part === undefined || parts.length > 1) {
    diagnostics.report("construct-not-supported", message.at, {
      construct: `document style body with ${parts.length} parts`,
    });
    return undefined;
  }
  if (part.kind === "type") {
    diagnostics.report("construct-not-supported", part.at, {
      construct: "document style part with a type instead of an element",
    });
    return undefined;
  }
  const type = types.elementType(part.element);
  return type === undefined ? undefined : { element: part.element, type };
}
