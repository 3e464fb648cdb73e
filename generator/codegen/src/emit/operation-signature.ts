import type { PlannedElement, PlannedFaults, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { type Code, code, type codecEntry, join, runtimeEntry, typeSymbol } from "../print/code.js";
import { docComment } from "../print/doc-comment.js";

/** The type of a Body, header block or fault detail, with null if it is nillable. */
export function carriedType({ type, nillable }: Pick<PlannedElement, "type" | "nillable">): Code {
  return nillable ? code`${type} | null` : type;
}

/** The result type of a call or handler: `Promise<BalloonResult>`, or `Promise<void>` of a one-way operation. */
export function replyPromise(operation: PlannedOperation): Code {
  return code`Promise<${operation.reply === undefined ? code`void` : carriedType(operation.reply)}>`;
}

/** Whether an operation declares header blocks, which its method in the service then gets. */
export function hasHeaders({ request, reply }: PlannedOperation): boolean {
  return request.headers !== undefined || reply?.headers !== undefined;
}

/** The parameters of a call: the request, and `CallOptions` with the types of the declared header blocks. */
export function callParameters({ request, reply }: PlannedOperation): readonly Code[] {
  const types = declaredTypes([request.headers, reply?.headers], runtimeEntry);
  const given = types.length === 0 ? code`` : code`<${join(types, ", ")}>`;
  const options = code`options?: ${typeSymbol("CallOptions", runtimeEntry)}${given}`;
  return [code`request: ${carriedType(request)}`, options];
}

/** An entry point of the runtime that exports `NoBlocks`. */
type BlocksModule = typeof codecEntry | typeof runtimeEntry;

/**
 * The type arguments for the faults and header blocks of an operation, in the order of the type parameters. `NoBlocks`
 * stands for what is not declared; there are none after the last that is.
 */
export function declaredTypes(
  declared: readonly (PlannedHeaders | undefined)[],
  module: BlocksModule,
): readonly Code[] {
  const last = declared.findLastIndex((blocks) => blocks !== undefined);
  return declared
    .slice(0, last + 1)
    .map((blocks) =>
      blocks === undefined
        ? code`${typeSymbol("NoBlocks", module)}`
        : code`${typeSymbol(blocks.typeName, "./types.js")}`,
    );
}

/**
 * The text of an operation's doc comment: the contract's documentation, the JSON routes, and the declared faults with the
 * function that makes them (`createName`) or tells them from other errors (`guardName`).
 */
export function operationDoc(
  operation: PlannedOperation,
  faultFunction: "createName" | "guardName",
): string | undefined {
  const routes = [`\`POST /json/reply/${operation.name}\``, ...operation.routes.map(routeText)];
  const where = `${operation.reply === undefined ? "One-way. " : ""}JSON: ${routes.join(", ")}.`;
  const { documentation, faults } = operation;
  const lines = documentation?.text === undefined ? [where] : [documentation.text, where];
  if (faults !== undefined) lines.push(faultsText(faults, faults[faultFunction]));
  return docComment(lines.join("\n"), documentation);
}

function faultsText({ blocks }: PlannedFaults, functionName: string): string {
  const names = blocks.map(({ property }) => `\`${property}\``).join(", ");
  return `${blocks.length === 1 ? "Declared fault" : "Declared faults"}: ${names}; see \`${functionName}\`.`;
}

function routeText(route: PlannedOperation["routes"][number]): string {
  return route.method === "*" ? `any method on \`${route.path}\`` : `\`${route.method} ${route.path}\``;
}
