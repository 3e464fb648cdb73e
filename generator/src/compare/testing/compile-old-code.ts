import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { LineMark, OldCode } from "./old-code.js";
import type { SideOutput } from "./side-output.js";
import { strictOptions } from "./strict-options.js";

/** What the compiler says of old code: what its errors are about, by file. */
export type Complaints = Readonly<Record<keyof OldCode, ReadonlyMap<LineMark, string>>>;

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = `${root}pairs/`;

const options: ts.CompilerOptions = {
  ...strictOptions,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
};

/** Compiles code of many pairs in one program with the modules of all sides, which it imports from `../<side>`. */
export function compileOldCode(
  sides: readonly SideOutput[],
  codes: ReadonlyMap<string, OldCode>,
): ReadonlyMap<string, Complaints> {
  const texts = new Map<string, string>();
  for (const { id, modules } of sides) for (const [name, text] of modules) texts.set(`${folder}${id}/${name}`, text);
  for (const [key, { client, handler }] of codes) {
    texts.set(`${folder}${key}/client.ts`, client);
    texts.set(`${folder}${key}/handler.ts`, handler);
  }
  const roots = [...codes.keys()].flatMap((key) => [`${folder}${key}/client.ts`, `${folder}${key}/handler.ts`]);
  const program = ts.createProgram(roots, options, hostOf(texts));
  const complaints = (path: string): ReadonlyMap<LineMark, string> => {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`${path} is not compiled.`);
    return complaintsOf(file, [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
  };
  return new Map(
    [...codes.keys()].map((key) => [
      key,
      { client: complaints(`${folder}${key}/client.ts`), handler: complaints(`${folder}${key}/handler.ts`) },
    ]),
  );
}

function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (path) => texts.has(path) || (!path.startsWith(folder) && fileExists(path));
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.directoryExists = (path) => `${path}/`.startsWith(folder) || directoryExists?.(path) === true;
  return host;
}

/** The first error of each mark. An error on a line without one is a fault of the test. */
function complaintsOf(file: ts.SourceFile, problems: readonly ts.Diagnostic[]): ReadonlyMap<LineMark, string> {
  const found = new Map<LineMark, string>();
  const lines = file.text.split("\n");
  for (const problem of problems) {
    const line = lines[file.getLineAndCharacterOfPosition(problem.start ?? 0).line] ?? "";
    const text = `${ts.flattenDiagnosticMessageText(problem.messageText, " ")}: ${line.trim()}`;
    const mark = /\/\/ (request|response|operation|symbol)$/.exec(line)?.[1];
    if (mark === undefined) throw new Error(`${file.fileName}: ${text}`);
    const known: LineMark = mark === "request" || mark === "response" || mark === "symbol" ? mark : "operation";
    if (!found.has(known)) found.set(known, text);
  }
  return found;
}
