import { ts } from "./ts-morph.js";

/** Why a TypeScript file does not parse: what the compiler says first, and where. */
interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The first syntax error of a file; undefined where it parses. */
export function syntaxError(path: string, text: string): SyntaxProblem | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
  const [first] = diagnostics.filter(({ file }) => file !== undefined);
  if (first?.file === undefined) return undefined;
  const { line, character } = first.file.getLineAndCharacterOfPosition(first.start ?? 0);
  return { line: line + 1, column: character + 1, message: ts.flattenDiagnosticMessageText(first.messageText, " ") };
}
