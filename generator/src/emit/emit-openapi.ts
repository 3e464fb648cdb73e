import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import type { Plan } from "../plan/plan.js";

/** openapi.ts: openapi-typescript's types of the derived document, and the assertion that they and types.ts are the same. */
export function emitOpenApi(types: string, document: OpenApiDocument, plan: Plan): string {
  const names = ["AnyContent", "AnyElement", "OpenContent", "OpenValue"].filter(
    (name) => name in document.components.schemas,
  );
  const hasTypes = plan.types.some((type) => type.kind !== "array");
  const imports = [
    ...(names.length > 0 ? [`import type { ${names.join(", ")} } from "@stubwright/runtime";`] : []),
    ...(hasTypes ? ['import type * as types from "./types.js";'] : []),
  ];
  return [...imports, "", types, "", ...(hasTypes ? [agreement(plan)] : [])].join("\n");
}

function agreement(plan: Plan): string {
  const names = plan.types.filter((type) => type.kind !== "array").map((type) => type.typeName);
  const lines = names.map((name) => `  ${name}: Same<types.${name}, components["schemas"]["${name}"]>;`);
  return [
    "/** `true` if two types are the same to the compiler, and not only assignable to each other. */",
    "type Same<Left, Right> =",
    "  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;",
    "",
    "type AllTrue<Checks extends { [Name in keyof Checks]: true }> = Checks;",
    "",
    "/** Does not compile unless every DTO of the SOAP side and its OpenAPI schema are the same type. */",
    "export type Agreement = AllTrue<{",
    ...lines,
    "}>;",
    "",
  ].join("\n");
}
