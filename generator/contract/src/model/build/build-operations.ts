import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Span } from "../../diagnostics/span.js";
import { localName, namespaceName } from "../../schema/expanded-name.js";
import type { LinkedBody, LinkedContract, LinkedMessage, LinkedOperation } from "../../services/linked-contract.js";
import type { OperationModel } from "../contract-model.js";
import { nameOperations } from "../names/name-operations.js";
import { buildFaults } from "./build-faults.js";
import { type BoundMessage, buildMessage } from "./build-message.js";
import type { ModelTypes } from "./model-types.js";
import { type OfferedOperation, selectBindings } from "./select-bindings.js";

interface FoundOperation {
  readonly offered: OfferedOperation;
  readonly operation: LinkedOperation;
  /** The name of the operation, unique in the contract. */
  readonly name: string;
}

/**
 * Builds every operation that the services offer over SOAP, in document order. Each port type counts once, however
 * often it is bound.
 */
export function buildOperations(
  contract: LinkedContract,
  types: ModelTypes,
  diagnostics: Diagnostics,
): readonly OperationModel[] {
  const portTypes = new Map(contract.portTypes.map((portType) => [portType.name, portType]));
  const found = selectBindings(contract, diagnostics).flatMap((offered) => {
    const operation = portTypes.get(offered.portType)?.operations[offered.index];
    return operation === undefined ? [] : [{ offered, operation }];
  });
  const names = nameOperations(
    found.map(({ offered, operation }) => ({
      portType: offered.portType,
      name: operation.name,
      inputName: operation.inputName,
    })),
  );
  const operations = found.flatMap((one, index) => {
    const name = names[index] ?? one.operation.name;
    if (name !== one.operation.name) {
      diagnostics.report("operation-renamed", one.operation.at, { operation: one.operation.name, name });
    }
    return buildOperation({ ...one, name }, types, diagnostics) ?? [];
  });
  if (operations.length === 0) diagnostics.keepNone();
  return operations;
}

/** Builds an operation; undefined if it cannot be expressed (reported). */
function buildOperation(
  { offered, operation, name }: FoundOperation,
  types: ModelTypes,
  diagnostics: Diagnostics,
): OperationModel | undefined {
  if (operation.exchange === "notification" || operation.exchange === "solicit-response") {
    const { exchange } = operation;
    diagnostics.report("wsdl-outgoing-operation", operation.at, { operation: operation.name, exchange });
    return undefined;
  }
  const [{ bound }] = offered.offers;
  const request = build(operation.input, bound.input, "");
  const reply = build(operation.output, bound.output, "Response");
  const faults = buildFaults(operation, bound, types, diagnostics);
  if (request === undefined || (operation.output !== undefined && reply === undefined)) return undefined;
  return {
    name,
    portType: localName(offered.portType),
    documentation: operation.documentation,
    ...soapFacts(offered),
    request,
    reply,
    faults,
    at: operation.at,
  };

  function build(message: LinkedMessage | undefined, body: LinkedBody | undefined, suffix: Suffix) {
    return (
      message && buildMessage(boundMessage({ offered, operation, name }, message, body, suffix), types, diagnostics)
    );
  }
}

type Suffix = "" | "Response";

function boundMessage(
  { offered, operation, name }: FoundOperation,
  message: LinkedMessage,
  body: LinkedBody | undefined,
  suffix: Suffix,
): BoundMessage {
  const [{ bound, binding }] = offered.offers;
  const direction = suffix === "" ? "input" : "output";
  return {
    message,
    body: {
      ...(body ?? wholeBody(message, bound.at)),
      headers: offered.offers.flatMap((offer) => offer.bound[direction]?.headers ?? []),
    },
    style: bound.style,
    operation: operation.name,
    wrapper: operation.name + suffix,
    bindingNamespace: namespaceName(binding.name),
    recordName: name + suffix,
  };
}

/** What SOAP says of an operation. */
type SoapFacts = Pick<
  OperationModel,
  "soapAction" | "soap12Action" | "replyAction" | "isSafe" | "addressedVersions" | "soapVersions"
>;

function soapFacts({ offers }: OfferedOperation): SoapFacts {
  const [{ bound }] = offers;
  const soap12 = offers.find(({ version }) => version === "1.2");
  return {
    soapAction: bound.soapAction,
    soap12Action: soap12?.bound.soapAction ?? bound.soapAction,
    replyAction: offers.find((offer) => offer.bound.replyAction !== undefined)?.bound.replyAction,
    isSafe: bound.isSafe,
    addressedVersions: [...new Set(offers.filter((offer) => offer.bound.isAddressed).map(({ version }) => version))],
    soapVersions: [...new Set(offers.map(({ version }) => version))],
  };
}

/** The body that a message has if its binding says nothing about it: all parts, literal. */
function wholeBody(message: LinkedMessage, at: Span): LinkedBody {
  const parts = message.parts.map(({ name }) => name);
  return { use: "literal", namespace: undefined, parts, headers: [], attachments: [], at };
}
