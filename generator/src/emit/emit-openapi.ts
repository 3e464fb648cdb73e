import type { OpenAPI3 } from "openapi-typescript";
import type { Plan } from "../plan/plan.js";

/**
 * openapi.ts: openapi-typescript's types of the derived document, and the assertion that they and types.ts are the same.
 * Loads the TypeScript compiler, which is why nothing else of the generator imports this at once.
 */
export async function emitOpenApi(documentText: string, plan: Plan): Promise<string> {
  const { default: openapiTypescript, astToString, stringToAST } = await import("openapi-typescript");
  const { parse } = await import("yaml");
  const document: OpenAPI3 = parse(documentText);
  const nodes = await openapiTypescript(document, {
    alphabetize: false,
    transform: (schema) => {
      const type = stubwrightType(schema);
      // A type alone is no statement, so it is parsed as an alias and taken out again.
      const [alias] = type === undefined ? [] : stringToAST(`type T = ${type};`);
      return alias !== null && typeof alias === "object" && "type" in alias ? (alias.type as never) : undefined;
    },
  });
  const names = ["AnyContent", "AnyElement", "OpenContent", "OpenValue"].filter(
    (name) => document.components?.schemas !== undefined && name in document.components.schemas,
  );
  const imports = [
    ...(names.length > 0 ? [`import type { ${names.join(", ")} } from "@stubwright/runtime";`] : []),
    'import type * as types from "./types.js";',
  ];
  return [...imports, "", astToString(nodes).trimEnd(), "", agreement(plan)].join("\n");
}

/** The TypeScript type that a schema's keywords cannot say. */
function stubwrightType(schema: object): string | undefined {
  if ("x-stubwright-type" in schema) return nullable(String(schema["x-stubwright-type"]), schema);
  if (!("x-known-values" in schema) || !Array.isArray(schema["x-known-values"])) return undefined;
  return nullable(
    `${schema["x-known-values"].map((value) => JSON.stringify(value)).join(" | ")} | (string & {})`,
    schema,
  );
}

function nullable(type: string, schema: object): string {
  return "type" in schema && Array.isArray(schema.type) && schema.type.includes("null") ? `${type} | null` : type;
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
