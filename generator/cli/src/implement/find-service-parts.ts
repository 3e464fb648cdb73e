import { existsSync, realpathSync } from "node:fs";
import type { ClassDeclaration, ClassExpression, SourceFile, Type } from "ts-morph";
import { Node } from "./compiler.js";
import type { ServiceInterface } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import { classPart, objectPart } from "./service-part.js";

/**
 * Finds the objects and classes of a file that implement the service. An object counts if the compiler expects the service
 * there: by an annotation, `satisfies`, a return type or a parameter. A `Partial` of the service counts only if the file
 * has no complete implementation, because a partial object is usually spread into a complete one.
 */
export function findServiceParts(
  file: SourceFile,
  service: ServiceInterface,
  isGenerated: (specifier: string) => boolean,
): readonly ServicePart[] {
  const found = file.getDescendants().flatMap((node) => {
    if (Node.isObjectLiteralExpression(node)) {
      const required = requiredHandlers(node.getContextualType(), service);
      return required === undefined ? [] : [{ required, part: () => objectPart(node, service, required.names) }];
    }
    if (Node.isClassDeclaration(node) || Node.isClassExpression(node)) {
      const required = requiredOfClass(node, service);
      if (required === undefined) return [];
      return [{ required, part: () => classPart(node, service, { required: required.names, isGenerated }) }];
    }
    return [];
  });
  const whole = found.filter(({ required }) => required.kind === "whole");
  return (whole.length > 0 ? whole : found).map(({ part }) => part());
}

function requiredOfClass(
  node: ClassDeclaration | ClassExpression,
  service: ServiceInterface,
): RequiredHandlers | undefined {
  for (const implemented of node.getImplements()) {
    const required = requiredHandlers(implemented.getType(), service);
    if (required !== undefined) return required;
  }
  return undefined;
}

/** The handlers that a type requires. */
interface RequiredHandlers {
  /** `whole`: every handler is required. `partial`: each handler may be left out. */
  readonly kind: "whole" | "partial";
  readonly names: ReadonlySet<string>;
}

const wrappers = new Set(["Partial", "Required", "Readonly", "Pick", "Omit"]);

/**
 * Returns the handlers that a type requires: the service itself (such as `GamePlayService`), `Partial`, `Pick` or `Omit` of
 * the service, or a type that extends it. Undefined for any other type.
 */
function requiredHandlers(type: Type | undefined, service: ServiceInterface): RequiredHandlers | undefined {
  if (type === undefined) return undefined;
  if (isService(type, service)) {
    return { kind: "whole", names: new Set(service.handlers.map(({ name }) => name)) };
  }
  const wrapper = type.getAliasSymbol()?.getName() ?? "";
  if (wrappers.has(wrapper) && requiredHandlers(type.getAliasTypeArguments()[0], service) !== undefined) {
    const kind = wrapper === "Partial" ? "partial" : "whole";
    return { kind, names: membersOf(type) };
  }
  if (type.isUnion()) return firstRequired(type.getUnionTypes(), service);
  const required = firstRequired([...type.getIntersectionTypes(), ...type.getBaseTypes()], service);
  return required && { ...required, names: membersOf(type) };
}

/**
 * Returns whether a type is the service interface itself. The name alone is not enough: two versions of a contract have
 * interfaces of the same name. A declaration file counts, because it is a build of server.ts.
 */
function isService(type: Type, { name, path }: ServiceInterface): boolean {
  const symbol = type.getSymbol();
  if (symbol?.getName() !== name) return false;
  const files = symbol.getDeclarations().map((declaration) => declaration.getSourceFile());
  return files.some((file) => file.isDeclarationFile() || realPath(file.getFilePath()) === realPath(path));
}

/** Follows symbolic links, because a linked package is imported by the link's path. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

function firstRequired(types: readonly Type[], service: ServiceInterface): RequiredHandlers | undefined {
  for (const one of types) {
    const required = requiredHandlers(one, service);
    if (required !== undefined) return required;
  }
  return undefined;
}

function membersOf(type: Type): ReadonlySet<string> {
  return new Set(type.getProperties().map((property) => property.getName()));
}
