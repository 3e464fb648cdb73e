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
  const handlers = server
    .getInterface(name)
    ?.getMethods()
    .map((method): HandlerSignature => {
      const parameter = method.getParameters()[0];
      const type = parameter?.getTypeNode();
      const reply = method.getReturnTypeNode();
      const named = [type, reply].flatMap((node) => (node === undefined ? [] : namesIn(node)));
      return {
        name: method.getName(),
        documentation: method
          .getJsDocs()
          .map((doc) => doc.getText().replace(/\n\s*\*/g, "\n *"))
          .join("\n"),
        parameter:
          parameter === undefined || type === undefined
            ? undefined
            : { name: parameter.getName(), type: type.getText() },
        reply: reply?.getText() ?? "Promise<void>",
        types: [...new Set(named)].flatMap((one) => {
          const module = modules.get(one);
          return module === undefined ? [] : [{ name: one, module }];
        }),
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

function namesIn(node: Node): readonly string[] {
  return [node, ...node.getDescendants()].filter(Node.isIdentifier).map((identifier) => identifier.getText());
}
