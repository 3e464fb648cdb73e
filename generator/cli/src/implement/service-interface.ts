import type { SourceFile } from "ts-morph";
import { Node } from "./ts-morph.js";

/** The interface of a contract's handlers, as the generated server.ts declares it. */
export interface ServiceInterface {
  /** `GamePlayService`. */
  readonly name: string;
  /** Path of server.ts. */
  readonly path: string;
  readonly handlers: readonly HandlerSignature[];
}

/** One method of the service interface. */
export interface HandlerSignature {
  readonly name: string;
  /** Its doc comment as it stands in server.ts, without indentation; `""` where there is none. */
  readonly documentation: string;
  /** The request, where there is one. */
  readonly parameter: { readonly name: string; readonly type: string } | undefined;
  /** `Promise<BalloonResult>`. */
  readonly reply: string;
  /** The types that the signature names. */
  readonly types: readonly NamedType[];
}

/** A type and the module, as server.ts imports it, that exports it: `./types.js`. */
interface NamedType {
  readonly name: string;
  readonly module: string;
}

/** Reads the interface from server.ts; undefined where it is not there. */
export function readServiceInterface(server: SourceFile, name: string): ServiceInterface | undefined {
  const modules = exportingModules(server);
  const namespaces = namespaceImports(server);
  const handlers = server
    .getInterface(name)
    ?.getMethods()
    .map((method): HandlerSignature => {
      const parameter = method.getParameters()[0];
      const type = parameter?.getTypeNode();
      const reply = method.getReturnTypeNode();
      const named = [type, reply].flatMap((node) => (node === undefined ? [] : namesIn(node, namespaces)));
      return {
        name: method.getName(),
        documentation: method
          .getJsDocs()
          .map((doc) => doc.getText().replace(/\n\s*\*/g, "\n *"))
          .join("\n"),
        parameter:
          parameter === undefined || type === undefined
            ? undefined
            : { name: parameter.getName(), type: bareText(type, namespaces) },
        reply: reply === undefined ? "Promise<void>" : bareText(reply, namespaces),
        types: typesOf(named, modules),
      };
    });
  return handlers === undefined ? undefined : { name, path: server.getFilePath(), handlers };
}

/** Where each name of server.ts comes from; its own declarations come from itself. */
function exportingModules(server: SourceFile): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const declaration of server.getImportDeclarations()) {
    for (const named of declaration.getNamedImports())
      modules.set(named.getName(), declaration.getModuleSpecifierValue());
  }
  for (const own of [...server.getInterfaces(), ...server.getTypeAliases()]) modules.set(own.getName(), "./server.js");
  return modules;
}

/** The modules that server.ts imports as a whole, by the names that they have there: `types` -> `./types.js`. */
function namespaceImports(server: SourceFile): ReadonlyMap<string, string> {
  return new Map(
    server.getImportDeclarations().flatMap((declaration): [string, string][] => {
      const name = declaration.getNamespaceImport()?.getText();
      return name === undefined ? [] : [[name, declaration.getModuleSpecifierValue()]];
    }),
  );
}

/** A name that a signature has, and the module where it is one behind the name of that: `types.Board`. */
interface FoundName {
  readonly name: string;
  readonly module: string | undefined;
}

function namesIn(node: Node, namespaces: ReadonlyMap<string, string>): readonly FoundName[] {
  return [node, ...node.getDescendants()].filter(Node.isIdentifier).flatMap((identifier): FoundName[] => {
    const parent = identifier.getParent();
    if (!Node.isQualifiedName(parent)) return [{ name: identifier.getText(), module: undefined }];
    const module = namespaces.get(parent.getLeft().getText());
    return parent.getRight() === identifier ? [{ name: identifier.getText(), module }] : [];
  });
}

/** The named types, each once, with the modules that export them. */
function typesOf(named: readonly FoundName[], modules: ReadonlyMap<string, string>): readonly NamedType[] {
  const found = new Map<string, string>();
  for (const { name, module = modules.get(name) } of named) if (module !== undefined) found.set(name, module);
  return [...found].map(([name, module]) => ({ name, module }));
}

/** The text of a type with bare names, as a person who imports them writes it: `Board` for `types.Board`. */
function bareText(node: Node, namespaces: ReadonlyMap<string, string>): string {
  return node
    .getText()
    .replace(qualifiedName, (text, qualifier: string, name: string) => (namespaces.has(qualifier) ? name : text));
}

const qualifiedName = /(?<![\p{ID_Continue}$.])([\p{ID_Continue}$]+)\.([\p{ID_Continue}$]+)/gu;
