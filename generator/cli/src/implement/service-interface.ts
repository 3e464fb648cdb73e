import type { SourceFile } from "ts-morph";
import { Node } from "./compiler.js";

/** The service interface that the generated server.ts declares: one method for each operation. */
export interface ServiceInterface {
  /** The interface's name, such as `GamePlayService`. */
  readonly name: string;
  /** The path of server.ts. */
  readonly path: string;
  readonly handlers: readonly HandlerSignature[];
}

/** One method of the service interface. */
export interface HandlerSignature {
  readonly name: string;
  /** The doc comment from server.ts, without indentation. `""` if there is none. */
  readonly documentation: string;
  /** The request. Undefined if the operation has none. */
  readonly parameter: { readonly name: string; readonly type: string } | undefined;
  /** The return type, such as `Promise<BalloonResult>`. */
  readonly reply: string;
  /** The types that the signature mentions. */
  readonly types: readonly NamedType[];
}

/** A type and its module, as server.ts imports it: `./types.js`, for example. */
interface NamedType {
  readonly name: string;
  readonly module: string;
}

/** Reads the interface from server.ts. Undefined if server.ts has no such interface. */
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

/** Maps each name of server.ts to the module that exports it. Declarations of server.ts map to `./server.js`. */
function exportingModules(server: SourceFile): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const declaration of server.getImportDeclarations()) {
    for (const named of declaration.getNamedImports())
      modules.set(named.getName(), declaration.getModuleSpecifierValue());
  }
  for (const own of [...server.getInterfaces(), ...server.getTypeAliases()]) modules.set(own.getName(), "./server.js");
  return modules;
}

/** Maps the names of namespace imports in server.ts to their modules: `types` to `./types.js`, for example. */
function namespaceImports(server: SourceFile): ReadonlyMap<string, string> {
  return new Map(
    server.getImportDeclarations().flatMap((declaration): [string, string][] => {
      const name = declaration.getNamespaceImport()?.getText();
      return name === undefined ? [] : [[name, declaration.getModuleSpecifierValue()]];
    }),
  );
}

/** A name in a signature. `module` is known for a qualified name such as `types.Board`. */
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

/** Lists each named type once, with the module that exports it. */
function typesOf(named: readonly FoundName[], modules: ReadonlyMap<string, string>): readonly NamedType[] {
  const found = new Map<string, string>();
  for (const { name, module = modules.get(name) } of named) if (module !== undefined) found.set(name, module);
  return [...found].map(([name, module]) => ({ name, module }));
}

/** The text of a type with unqualified names, as a person writes them: `Board` for `types.Board`. */
function bareText(node: Node, namespaces: ReadonlyMap<string, string>): string {
  return node
    .getText()
    .replace(qualifiedName, (text, qualifier: string, name: string) => (namespaces.has(qualifier) ? name : text));
}

const qualifiedName = /(?<![\p{ID_Continue}$.])([\p{ID_Continue}$]+)\.([\p{ID_Continue}$]+)/gu;
