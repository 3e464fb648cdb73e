import type { PlannedElement, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { type Code, code, type codecEntry, join, runtimeEntry, typeSymbol } from "../print/code.js";
import { docComment } from "./doc-comment.js";

/** The type of what a Body, header block or fault detail holds, null included. */
export function carriedType({ type, nillable }: Pick<PlannedElement, "type" | "nillable">): Code {
  return nillable ? code`${type} | null` : type;
}

/** What calling or serving an operation resolves to: `Promise<BalloonResult>`, `Promise<void>`. */
export function replyPromise(operation: PlannedOperation): Code {
  return code`Promise<${operation.reply === undefined ? code`void` : carriedType(operation.reply)}>`;
}

/** The parameters of a call: the request, and `CallOptions` with the types of the declared header blocks where there are some. */
export function callParameters({ request, reply }: PlannedOperation): readonly Code[] {
  const types = declaredTypes([request.headers, reply?.headers], runtimeEntry);
  const given = types.length === 0 ? code`` : code`<${join(types, ", ")}>`;
  const options = code`options?: ${typeSymbol("CallOptions", runtimeEntry)}${given}`;
  return [code`request: ${carriedType(request)}`, options];
}

/** An entry point of the runtime that has `NoBlocks`. */
type BlocksModule = typeof codecEntry | typeof runtimeEntry;

/**
 * The type arguments for what an operation declares beside its messages, in the order of the parameters: `NoBlocks` where
 * nothing is declared, and none behind the last that is.
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

/** The contract's words on an operation, and where it is reached. */
export function operationDoc(operation: PlannedOperation): string | undefined {
  const routes = [`POST /json/reply/${operation.name}`, ...operation.routes.map(routeText)];
  const where = `${operation.reply === undefined ? "One-way. " : ""}JSON: ${routes.map((route) => `\`${route}\``).join(", ")}.`;
  const { documentation } = operation;
  return docComment(documentation?.text === undefined ? where : `${documentation.text}\n${where}`, documentation);
}

function routeText(route: PlannedOperation["routes"][number]): string {
  return `${route.method === "*" ? "any method" : route.method} ${route.path}`;
}
