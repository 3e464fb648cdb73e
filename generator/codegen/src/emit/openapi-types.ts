import type { astToString, GlobalContext, resolveRef, stringToAST, transformSchema } from "openapi-typescript";
import type ts from "typescript";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";

type Context = Omit<GlobalContext, "redoc">;
type TypeNode = ReturnType<NonNullable<Context["transform"]>>;

/**
 * The used part of the package openapi-typescript. Its check of the document is left out, because the document was just
 * derived.
 */
export interface OpenApiTypescript {
  transformSchema(document: object, context: Context): ReturnType<typeof transformSchema>;
  readonly astToString: typeof astToString;
  readonly stringToAST: typeof stringToAST;
  readonly resolveRef: typeof resolveRef;
  /** The compiler whose nodes the package makes. */
  readonly ts: typeof ts;
}

/** Prints the types of a document by openapi-typescript: `paths`, `components`, `operations`. */
export function openApiTypes(document: OpenApiDocument, library: OpenApiTypescript): string {
  const nodes = library.transformSchema(document, {
    ...plainOptions,
    // The document has no discriminators. Without this, the package would search all of it for them.
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: ($ref) => library.resolveRef(document, $ref, { silent: true }),
    transform: (schema) => typeNode(stubwrightType(schema), library),
    transformProperty: undefined,
    postTransform: (type) => exactlyOne(type, library),
  });
  return library.astToString(nodes).trimEnd();
}

const plainOptions = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: true,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
} as const;

/** Parses a type. The compiler parses statements only, so the type is wrapped in an alias and taken out again. */
function typeNode(type: string | undefined, library: OpenApiTypescript): TypeNode {
  const [alias] = type === undefined ? [] : library.stringToAST(`type T = ${type};`);
  return alias !== null && typeof alias === "object" && "type" in alias ? (alias.type as TypeNode) : undefined;
}

/** The type in TypeScript of a schema whose keywords cannot express it; undefined for other schemas. */
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

/**
 * Corrects the type of a wide choice to `ExactlyOne<A | B>`; undefined for other types. Such a choice has
 * `x-stubwright-type: ExactlyOne` beside its `anyOf` and `oneOf`, which the package joins to `(ExactlyOne | A | B) &
 * (unknown | unknown)`.
 */
function exactlyOne(type: ts.TypeNode, { ts: compiler }: OpenApiTypescript): ts.TypeNode | undefined {
  const first = compiler.isIntersectionTypeNode(type) ? type.types[0] : undefined;
  const union = first !== undefined && compiler.isParenthesizedTypeNode(first) ? first.type : undefined;
  if (union === undefined || !compiler.isUnionTypeNode(union)) return undefined;
  const [helper, ...shapes] = union.types;
  if (helper === undefined || !compiler.isTypeReferenceNode(helper)) return undefined;
  const { typeName, typeArguments } = helper;
  if (!compiler.isIdentifier(typeName) || typeName.text !== "ExactlyOne" || typeArguments !== undefined)
    return undefined;
  const { factory } = compiler;
  return factory.createTypeReferenceNode(typeName, [factory.createUnionTypeNode(shapes)]);
}
