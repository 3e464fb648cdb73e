import { type ContractRoute, httpMethods, replyPath } from "@stubwright/contract/json";
import type { ContractModel } from "@stubwright/contract/model";
import type { OpenApiDocument } from "./derive-openapi.js";

/**
 * Reads the routes back from the derived document, and pairs each with its operation of the WSDL. Later stages use
 * these routes, so that code and document cannot differ. Throws if the document was derived wrongly, which is a defect
 * of the generator.
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
    if (id !== undefined && ids.has(id)) throw new Error(`The document has the operationId ${id} twice.`);
    if (id !== undefined) ids.add(id);
    const operation = pairedOperation(written, known);
    if (method === "POST" && path === replyPath(operation)) unanswered.delete(operation);
    else if (!takesAnyMethod) routes.push({ operation, method, path });
    // One route stands for all the methods of the path.
    else if (routes.at(-1)?.path !== path) routes.push({ operation, method: "*", path });
  }
  for (const name of unanswered) throw new Error(`${name} has no path ${replyPath(name)}.`);
  return routes;
}

/** An operation in the document: one method of one path. */
interface WrittenOperation {
  /** The path, with the names of the request's members as parameters. */
  readonly path: string;
  readonly method: string;
  /** Whether the path takes every method in the same way. */
  readonly takesAnyMethod: boolean;
  readonly id: string | undefined;
  /** The name of the WSDL operation, as the document says it. */
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
  throw new Error(`${method} ${path} has no operation of the WSDL.`);
}

function text(operation: unknown, member: string): string | undefined {
  if (operation === null || typeof operation !== "object") return undefined;
  const value: unknown = Object.entries(operation).find(([name]) => name === member)?.[1];
  return typeof value === "string" ? value : undefined;
}
