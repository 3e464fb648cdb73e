import { UsageError } from "@stubwright/contract/diagnostics";
import { breakLine } from "../../print/break-line.js";
import { defineEmitter, type EmitterOptions } from "../emitter.js";
import type { EmitterPlan, OperationPlan } from "../emitter-plan.js";
import { refuseUnknownOptions } from "./known-options.js";

/**
 * Makes tanstack-query.ts: query options for each operation with a reply, and mutation options for every operation, for
 * TanStack Query 5. Only types are imported from TanStack, so each of its adapters takes the options.
 */
export const tanstackQueryEmitter = defineEmitter({
  apiVersion: 1,
  peerDependencies: { "@tanstack/query-core": "^5.62.0" },
  emit: (plan, options) => {
    const adapter = adapterOf(options);
    if (plan.operations.length === 0) return [];
    const operations = plan.operations.map((operation) => operationText(plan, operation));
    const text = [imports(plan, adapter), shared(plan), ...operations].join("\n");
    return [{ path: "tanstack-query.ts", text }];
  },
});

function adapterOf(options: EmitterOptions): string {
  const name = "stubwright/emitters/tanstack-query";
  refuseUnknownOptions(name, options, ["package"]);
  const { package: adapter = "@tanstack/query-core" } = options;
  if (typeof adapter === "string" && /^@tanstack\/[a-z-]+$/.test(adapter)) return adapter;
  throw new UsageError(`The emitter ${name}: "package" must name an adapter, such as "@tanstack/react-query".`);
}

function imports({ importExtension: end, operations }: EmitterPlan, adapter: string): string {
  const transports = [
    ...(operations.some(({ kind }) => kind === "one-way") ? ["OneWayTransport"] : []),
    ...(operations.some(({ kind }) => kind === "request-reply") ? ["Transport"] : []),
  ];
  return [
    `import type { ${transports.join(", ")} } from "@stubwright/runtime";`,
    ...(transports.includes("Transport") ? [`import type { DataTag } from "${adapter}";`] : []),
    `import * as client from "./client${end}";`,
    ...(usesTypes(operations) ? [`import type * as types from "./types${end}";`] : []),
    "",
  ].join("\n");
}

function usesTypes(operations: readonly OperationPlan[]): boolean {
  return operations.some(({ request, reply }) => /\btypes\./.test(`${request.type} ${reply?.type ?? ""}`));
}

function shared({ contract, operations }: EmitterPlan): string {
  return operations.some(({ kind }) => kind === "request-reply")
    ? `${mutation}\n${query(contract.camelName)}`
    : mutation;
}

const mutation = `/** The mutation options of an operation, for \`useMutation\`. The variables are the request. */
export interface RequestMutation<Request, Reply> {
  readonly mutationKey: readonly [contract: string, operation: string];
  readonly mutationFn: (request: Request) => Promise<Reply>;
}
`;

function query(contract: string): string {
  return `/** The query options of one request, for \`useQuery\`, \`fetchQuery\` and \`prefetchQuery\`. */
export interface RequestQuery<Reply> {
  readonly queryKey: RequestKey<Reply>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Reply>;
}

/** The key of a request, which tells \`getQueryData\` and \`setQueryData\` the type of the reply. */
export type RequestKey<Reply> = DataTag<readonly [contract: string, operation: string, request: unknown], Reply>;

/** The tag of the key is only a type: no value has it. */
function keyOf<Reply>(operation: string, request: unknown): RequestKey<Reply>;
function keyOf(operation: string, request: unknown): readonly unknown[] {
  return ["${contract}", operation, plain(request)];
}

/** A request as a part of a key, which TanStack Query prints as JSON: without bigint, bytes, NaN and infinity. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
  if (Array.isArray(value) || value instanceof Uint8Array) return Array.from(value, plain);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}
`;
}

function operationText(plan: EmitterPlan, operation: OperationPlan): string {
  const { name, functionName, reply } = operation;
  const request = operation.request.type;
  const transport = reply === undefined ? "OneWayTransport" : "Transport";
  const key = `/** The start of the keys of \`${name}\`, for \`invalidateQueries\`. */
export const ${functionName}Key = ["${plan.contract.camelName}", ${JSON.stringify(name)}] as const;
`;
  const queryText = `/** Queries \`${name}\`. The call ends if the query is cancelled. */
${signature(`${functionName}Query(transport: Transport, request: ${request}): RequestQuery<${reply?.type}>`)}
  return {
    queryKey: keyOf(${JSON.stringify(name)}, request),
    queryFn: ({ signal }) => client.${functionName}(transport, request, { signal }),
  };
}
`;
  const mutationText = `/** Calls \`${name}\` as a mutation. */
${signature(`${functionName}Mutation(transport: ${transport}): RequestMutation<${request}, ${reply?.type ?? "void"}>`)}
  return {
    mutationKey: ["${plan.contract.camelName}", ${JSON.stringify(name)}],
    mutationFn: (request) => client.${functionName}(transport, request),
  };
}
`;
  return reply === undefined ? mutationText : [key, queryText, mutationText].join("\n");
}

function signature(text: string): string {
  return breakLine(`export function ${text} {`).join("\n");
}
