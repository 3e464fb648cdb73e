import type { PlannedOperation } from "../plan/plan.js";

/** The contract's words on an operation, and where it is reached. */
export function operationDoc(operation: PlannedOperation): string {
  const routes = [`POST /json/reply/${operation.name}`, ...operation.routes.map(routeText)];
  const where = `${operation.reply === undefined ? "One-way. " : ""}JSON: ${routes.map((route) => `\`${route}\``).join(", ")}.`;
  return operation.documentation === undefined ? where : `${operation.documentation}\n${where}`;
}

function routeText(route: PlannedOperation["routes"][number]): string {
  return `${route.method === "*" ? "any method" : route.method} ${route.path}`;
}
