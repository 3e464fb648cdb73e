import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { ContractRoute } from "@stubwright/contract/json";
import type { ContractModel } from "@stubwright/contract/model";
import { camelCase, freeName, pascalCase } from "@stubwright/contract/model";
import type { Convention } from "../options/contract-options.js";
import type { Plan } from "./plan.js";
import { planAgreement } from "./plan-agreement.js";
import { planDocumentSchema, planDocuments } from "./plan-documents.js";
import { planNamespaces } from "./plan-namespaces.js";
import { planOperations } from "./plan-operations.js";
import { planStreams } from "./plan-streams.js";
import { planTypes } from "./plan-types.js";
import { TypeUses } from "./type-uses.js";

/** The options of the config that decide about the generated code. */
interface PlanOptions {
  readonly nulls: "omit" | "nil";
  /** The paths of streamed elements by operation. */
  readonly streams?: Readonly<Record<string, string>> | undefined;
  /** Chosen names of functions by operation. */
  readonly functionNames?: Readonly<Record<string, string>> | undefined;
  readonly conventions?: readonly Convention[] | undefined;
}

/** Plans the generated files: decides every name, type, namespace and prefix. Reports what cannot be generated. */
export function planContract(
  model: ContractModel,
  routes: readonly ContractRoute[],
  options: PlanOptions,
  diagnostics: Diagnostics,
): Plan {
  const namespaces = planNamespaces(model);
  const uses = new TypeUses(model, namespaces);
  checkOperations(model, diagnostics);
  const types = planTypes(model, uses, diagnostics);
  const operations = planOperations({
    model,
    routes,
    types,
    uses,
    functionNames: options.functionNames ?? {},
    diagnostics,
  });
  return {
    pascalName: pascalCase([model.name]),
    camelName: camelCase([model.name]),
    namespaces,
    types,
    agreement: planAgreement(model),
    documents: planDocuments(model, uses),
    documentSchema: planDocumentSchema(model, uses),
    elementDeclarations: uses.sites.declarations,
    valueConstraints: uses.sites.scalars,
    operations,
    streams: planStreams({ model, uses, types, operations, streams: options.streams ?? {}, diagnostics }),
    nulls: options.nulls,
    conventions: options.conventions ?? [],
    securityPolicies: planSecurityPolicies(model),
  };
}

/** Names the constants after their bindings. Bindings whose names give the same constant get numbers. */
function planSecurityPolicies({ securityPolicies = [] }: ContractModel): Plan["securityPolicies"] {
  const taken = new Set<string>();
  return securityPolicies.map(({ binding, policy }) => {
    const constant = freeName(camelCase([binding, "Security"]), (name) => taken.has(name));
    taken.add(constant);
    return { binding, constant, policy };
  });
}

/** Reports operations that a SOAP server cannot tell apart: with the same child of the Body and the same action. */
function checkOperations(model: ContractModel, diagnostics: Diagnostics): void {
  const roots = new Map<string, string>();
  for (const { name, at, request, soapAction } of model.operations) {
    const key = `${request.element} ${soapAction}`;
    const other = roots.get(key);
    if (other === undefined) roots.set(key, name);
    else
      diagnostics.report("operation-root-repeated", at, {
        operation: name,
        other,
        element: request.element ?? "no element",
      });
  }
}
