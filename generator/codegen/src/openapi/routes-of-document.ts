import { type ContractRoute, httpMethods, replyPath } from "@stubwright/contract/json";
import type { ContractModel } from "@stubwright/contract/model";
import type { OpenApiDocument } from "./derive-openapi.js";

/**
 * The routes that the derived document has, each operation paired with the WSDL's; the rest of the pipeline takes them from here.
 * Throws for what was derived wrongly.
 */
export function routesOfDocument(
  document: Pick<OpenApiDocument, "paths">,
  model: ContractModel,
): readonly ContractRoute[] {
  const unanswered = new Set(model.operations.map((operation) => operation.name));
  const known = new Set(unanswered);
  const routes: ContractRoute[] = [];
  const ids = new Set<string>();
  for (const written of writtenOperations(document)) {
    const { path, method, takesAnyMethod, id } = written;
    if (id !== undefined && ids.has(id)) throw new Error(`The operationId ${id} stands twice.`);
    if (id !== undefined) ids.add(id);
    const operation = pairedOperation(written, known);
    if (method === "POST" && path === replyPath(operation)) unanswered.delete(operation);
    else if (!takesAnyMethod) routes.push({ operation, method, path });
    // One route for all the methods that are written of the path.
    else if (routes.at(-1)?.path !== path) routes.push({ operation, method: "*", path });
  }
  for (const name of unanswered) throw new Error(`${name} has no path ${replyPath(name)}.`);
  return routes;
}

/** An operation as the document has it: one method of one path. */
interface WrittenOperation {
  /** By the members of its request. */
  readonly path: string;
  readonly method: string;
  /** Whether its path takes all methods alike. */
  readonly takesAnyMethod: boolean;
  readonly id: string | undefined;
  /** The WSDL operation that it says it is paired with. */
  readonly operation: string | undefined;
}

function writtenOperations({ paths }: Pick<OpenApiDocument, "paths">): readonly WrittenOperation[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const takesAnyMethod = item["x-stubwright-any-method"] === true;
    const methods = Object.entries(item).filter(([method]) => httpMethods.includes(method));
    return methods.map(([method, value]) => ({
      path: text(value, "x-stubwright-path") ?? path,
      method: method.toUpperCase(),
      takesAnyMethod,
      id: text(value, "operationId"),
      operation: text(value, "x-stubwright-operation"),
    }));
  });
}

function pairedOperation({ path, method, operation }: WrittenOperation, known: ReadonlySet<string>): string {
  if (operation !== undefined && known.has(operation)) return operation;
  throw new Error(`${method} ${path} is paired with no operation of the WSDL.`);
}

function text(operation: unknown, member: string): string | undefined {
  if (operation === null || typeof operation !== "object") return undefined;
  const value: unknown = Object.entries(operation).find(([name]) => name === member)?.[1];
  return typeof value === "string" ? value : undefined;
}
