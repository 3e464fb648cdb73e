import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { localName, namespaceName } from "../schema/expanded-name.js";
import type { LinkedContract, LinkedService } from "../services/linked-contract.js";
import { type ArrayOptions, wrappedTypes } from "./array-form.js";
import { buildOperations } from "./build/build-operations.js";
import { TypeBuilder, type TypeOptions } from "./build/build-types.js";
import { relateTypes } from "./build/relate-types.js";
import type { ContractModel, ServiceModel } from "./contract-model.js";
import { withLocalAccessors } from "./local-accessors.js";
import { type ChosenTypeNames, chooseTypeNames } from "./names/name-types.js";
import { separateNames } from "./names/separate-names.js";
import { reportCycles } from "./required-cycles.js";
import { type CarriedElement, operationElements } from "./type-uses.js";

/**
 * Names and representations that the model uses: the name of the contract, chosen type names, and the TypeScript types
 * of built-in types.
 */
export interface ModelOptions extends TypeOptions {
  readonly name: string;
  readonly typeNames?: ChosenTypeNames | undefined;
  /** The types with one repeated element that become arrays. Default: all but the types of messages. */
  readonly arrays?: ArrayOptions | undefined;
}

/**
 * Builds the model of a linked contract. Parts that generated code cannot express are reported, never dropped silently.
 */
export function buildModel(
  { name, typeNames = {}, arrays, ...choices }: ModelOptions,
  contract: LinkedContract,
  diagnostics: Diagnostics,
): ContractModel {
  const types = new TypeBuilder(contract, diagnostics, choices);
  types.addAll();
  const operations = buildOperations(contract, types, diagnostics);
  const elements = types.globalElements();
  const attributes = types.globalAttributes();
  const messages = operations.flatMap(operationElements);
  const roots = (messages.length === 0 ? elements : messages).map((message) => message.type);
  const carried = messages.map((message) => message.type);
  const isWrapped = wrappedTypes(arrays, { ids: types.ids(), messages: carried }, diagnostics);
  const chosen = chooseTypeNames(typeNames, types.ids(), diagnostics);
  const model = {
    name,
    namespace: firstNamespace(messages) ?? contract.targetNamespace,
    services: contract.services.map(buildService),
    operations,
    types: separateNames(relateTypes(types.list(chosen), { roots, isWrapped }), name, { chosen, diagnostics }),
    elements,
    attributes,
    ...securityPolicies(contract),
  };
  reportCycles(model.types, diagnostics);
  return withLocalAccessors(model);
}

function securityPolicies({ bindings }: LinkedContract): Pick<ContractModel, "securityPolicies"> {
  const asked = bindings.flatMap(({ name, security, operations }) =>
    security === undefined || operations.length === 0 ? [] : [{ binding: localName(name), policy: security }],
  );
  return asked.length === 0 ? {} : { securityPolicies: asked };
}

function buildService(service: LinkedService): ServiceModel {
  return {
    name: localName(service.name),
    documentation: service.documentation,
    ports: service.ports.map((port) => ({
      name: port.name,
      binding: localName(port.binding.name),
      portType: localName(port.binding.portType),
      address: port.address,
    })),
  };
}

/** The namespace of the first element that any message carries. */
function firstNamespace(messages: readonly CarriedElement[]): string | undefined {
  const first = messages.find(({ element }) => element !== undefined)?.element;
  return first === undefined ? undefined : namespaceName(first);
}
