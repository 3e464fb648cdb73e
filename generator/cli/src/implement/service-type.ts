import { existsSync, realpathSync } from "node:fs";
import type { Type } from "ts-morph";
import type { ServiceInterface } from "./service-interface.js";

/** What a type asks for of the service's handlers. */
export interface AskedHandlers {
  /** `whole`: every one is needed; `partial`: each may be left out. */
  readonly kind: "whole" | "partial";
  readonly names: ReadonlySet<string>;
}

const wrappers = new Set(["Partial", "Required", "Readonly", "Pick", "Omit"]);

/** The handlers that `GamePlayService`, or `Partial`, `Pick`, `Omit` ... of it, or a type that adds to it, asks for; undefined for any other type. */
export function askedHandlers(type: Type | undefined, service: ServiceInterface): AskedHandlers | undefined {
  if (type === undefined) return undefined;
  if (isService(type, service)) {
    return { kind: "whole", names: new Set(service.handlers.map(({ name }) => name)) };
  }
  const wrapper = type.getAliasSymbol()?.getName() ?? "";
  if (wrappers.has(wrapper) && askedHandlers(type.getAliasTypeArguments()[0], service) !== undefined) {
    const kind = wrapper === "Partial" ? "partial" : "whole";
    return { kind, names: membersOf(type) };
  }
  if (type.isUnion()) return firstAsked(type.getUnionTypes(), service);
  const asked = firstAsked([...type.getIntersectionTypes(), ...type.getBaseTypes()], service);
  return asked && { ...asked, names: membersOf(type) };
}

/** Another contract's interface may have the same name, as another version's has. A declaration file is a build of server.ts. */
function isService(type: Type, { name, path }: ServiceInterface): boolean {
  const symbol = type.getSymbol();
  if (symbol?.getName() !== name) return false;
  const files = symbol.getDeclarations().map((declaration) => declaration.getSourceFile());
  return files.some((file) => file.isDeclarationFile() || realPath(file.getFilePath()) === realPath(path));
}

/** One file may be imported by a link and be known by its own path. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

function firstAsked(types: readonly Type[], service: ServiceInterface): AskedHandlers | undefined {
  for (const one of types) {
    const asked = askedHandlers(one, service);
    if (asked !== undefined) return asked;
  }
  return undefined;
}

function membersOf(type: Type): ReadonlySet<string> {
  return new Set(type.getProperties().map((property) => property.getName()));
}
