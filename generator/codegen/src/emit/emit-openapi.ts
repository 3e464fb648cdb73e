import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { componentName } from "../openapi/type-schema.js";
import type { Plan } from "../plan/plan.js";
import type { PlannedPart } from "../plan/planned-type.js";
import { runtimeEntry } from "../print/code.js";
import { importedModule } from "../print/source-file.js";

/**
 * Prints openapi.ts: openapi-typescript's types of the derived document, and an assertion that types.ts has the same
 * types.
 */
export function emitOpenApi(types: string, document: OpenApiDocument, plan: Plan, extension: string): string {
  const hasWide = plan.types.some((type) => type.kind === "structure" && type.parts.some(hasWideChoice));
  const names = ["AnyContent", "AnyElement", "ExactlyOne", "OpenContent"].filter((name) =>
    name === "ExactlyOne" ? hasWide : name in document.components.schemas,
  );
  const hasTypes = plan.agreement.length > 0;
  const imports = [
    ...(names.length > 0 ? [`import type { ${names.join(", ")} } from "${runtimeEntry}";`] : []),
    ...(hasTypes ? [`import type * as types from "${importedModule("./types.js", extension)}";`] : []),
  ];
  return [...imports, "", types, "", ...(hasTypes ? [agreement(plan)] : [])].join("\n");
}

function hasWideChoice(part: PlannedPart): boolean {
  return part.kind === "choice" && (part.wide || part.branches.some((branch) => branch.some(hasWideChoice)));
}

function agreement(plan: Plan): string {
  const lines = plan.agreement.map(({ typeName, isWhole }) => {
    const sides = [`types.${typeName}`, `components["schemas"]["${componentName(typeName)}"]`];
    return `  ${typeName}: Same<${sides.map((side) => (isWhole ? side : `keyof ${side}`)).join(", ")}>;`;
  });
  return [
    "/** `true` if two types are identical to the compiler, not only assignable to each other. */",
    "type Same<Left, Right> =",
    "  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;",
    "",
    "type AllTrue<Checks extends { [Name in keyof Checks]: true }> = Checks;",
    "",
    "/** Does not compile unless every DTO of the SOAP side and its OpenAPI schema are the same type. */",
    ...(plan.agreement.every(({ isWhole }) => isWhole) ? [] : [partly]),
    "export type Agreement = AllTrue<{",
    ...lines,
    "}>;",
    "",
  ].join("\n");
}

const partly =
  "// Some types are nested more deeply than the compiler compares: for these, only the names of the members are compared.";
