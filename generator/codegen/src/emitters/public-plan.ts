import { replyPath } from "@stubwright/contract/json";
import { carriedType } from "../emit/operation-signature.js";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import type { ImportExtension } from "../options/contract-options.js";
import type { Plan, PlannedElement, PlannedOperation } from "../plan/plan.js";
import type { PlannedType } from "../plan/planned-type.js";
import type { Code, CodeSymbol } from "../print/code.js";
import type { EmitterPlan, FaultPlan, MessagePlan, OperationPlan, TypePlan } from "./emitter-plan.js";

/** The inputs of the plan for emitters. */
interface PublicPlanInput {
  readonly plan: Plan;
  readonly entryName: string;
  readonly openApi: OpenApiDocument;
  /** The names of the generated modules, without extension. */
  readonly modules: readonly string[];
  readonly importExtension: ImportExtension;
}

/** Shows a plan to emitters: a small part of it, as plain data that stays the same when our own plan changes. */
export function publicPlan({ plan, entryName, openApi, modules, importExtension }: PublicPlanInput): EmitterPlan {
  const uris = new Map(plan.namespaces.map(({ constant, uri }) => [constant, uri]));
  return {
    contract: { entry: entryName, pascalName: plan.pascalName, camelName: plan.camelName },
    operations: plan.operations.map((operation) => publicOperation(operation, uris)),
    types: plan.types.map(publicType),
    schemas: openApi.components.schemas,
    modules,
    importExtension: importExtension === "none" ? "" : `.${importExtension}`,
    nulls: plan.nulls,
  };
}

/** The URIs of namespaces by the names of their constants. */
type NamespaceUris = ReadonlyMap<string, string>;

function publicOperation(operation: PlannedOperation, uris: NamespaceUris): OperationPlan {
  const { name, functionName, documentation, soapAction, request, reply } = operation;
  return {
    name,
    functionName,
    kind: reply === undefined ? "one-way" : "request-reply",
    documentation: documentation?.text,
    deprecated: documentation?.deprecation?.text,
    soapAction,
    jsonPath: replyPath(name),
    routes: operation.routes.map(({ method, path }) => ({ method, path })),
    request: publicMessage(request, uris),
    reply: reply && publicMessage(reply, uris),
    faults: (operation.faults?.blocks ?? []).map(
      (block): FaultPlan => ({
        property: block.property,
        type: typeText(carriedType(block)),
        documentation: block.documentation?.text,
      }),
    ),
  };
}

function publicMessage(message: PlannedElement, uris: NamespaceUris): MessagePlan {
  const { root } = message;
  const isEmpty = root === undefined || root.bare === true;
  return {
    element: isEmpty ? undefined : { namespace: namespaceUri(root.namespace, uris), name: root.local },
    type: typeText(carriedType(message)),
  };
}

/** The URI behind a planned namespace, which is a constant of namespaces.ts, or the literal of no namespace. */
function namespaceUri({ parts }: Code, uris: NamespaceUris): string {
  const [part] = parts;
  return typeof part === "object" ? (uris.get(part.name) ?? "") : "";
}

function publicType(type: PlannedType): TypePlan {
  const { typeName, documentation, origin } = type;
  return {
    name: typeName,
    kind: publicKinds[type.kind],
    type: type.kind === "array" ? typeText(type.type) : typesMember(typeName),
    schemaType: origin,
    documentation: documentation?.text,
    values: type.kind === "scalar" ? type.values : undefined,
    codec: type.kind === "scalar" ? undefined : { decode: type.decode, encode: type.encode },
  };
}

const publicKinds = {
  record: "record",
  structure: "record",
  family: "union",
  array: "array",
  open: "open",
  scalar: "scalar",
} as const satisfies Record<PlannedType["kind"], TypePlan["kind"]>;

/** The text of a type. A type of the runtime brings its import with it, so that an emitter has none to add. */
function typeText({ parts }: Code): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.module === typesModule ? typesMember(part.name) : importedType(part);
    })
    .join("");
}

function importedType({ module, name }: CodeSymbol): string {
  return `${importKeyword}("${module}").${name}`;
}

const importKeyword = "import";
const typesModule = "./types.js";

function typesMember(name: string): string {
  return `types.${name}`;
}
