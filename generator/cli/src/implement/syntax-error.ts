import { ts } from "./ts-morph.js";

/** Why a TypeScript file does not parse: what the compiler says first, and where. */
interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Undefined where the compiler gives up: it calls itself for each bracket inside another. */
function diagnosticsOf(path: string, text: string): ReturnType<typeof ts.transpileModule>["diagnostics"] {
  try {
    return ts.transpileModule(text, { fileName: path, reportDiagnostics: true }).diagnostics ?? [];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first syntax error of a file; undefined where it parses. */
export function syntaxError(path: string, text: string): SyntaxProblem | undefined {
  const diagnostics = diagnosticsOf(path, text);
  if (diagnostics === undefined) return { line: 1, column: 1, message: "It is nested too deep for the compiler." };
  const [first] = diagnostics.filter(({ file }) => file !== undefined);
  if (first?.file === undefined) return undefined;
  const { line, character } = first.file.getLineAndCharacterOfPosition(first.start ?? 0);
  return { line: line + 1, column: character + 1, message: ts.flattenDiagnosticMessageText(first.messageText, " ") };
}
