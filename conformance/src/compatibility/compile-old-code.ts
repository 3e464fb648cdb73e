import { compileStrictly, type Problem } from "../../../generator/compat/dist/testing/compile-strictly.js";
import type { LineMark, OldCode } from "./old-code.js";
import type { SideOutput } from "./side-output.js";

/** The subjects of the compiler's errors in old code, by file. */
export type Complaints = Readonly<Record<keyof OldCode, ReadonlyMap<LineMark, string>>>;

/** Compiles the code of many pairs in one program, because one program for each pair takes far longer. Code imports `../<side>`. */
export async function compileOldCode(
  sides: readonly SideOutput[],
  codes: ReadonlyMap<string, OldCode>,
): Promise<ReadonlyMap<string, Complaints>> {
  const code = new Map<string, string>();
  for (const [key, { client, handler }] of codes) {
    code.set(`${key}/client.ts`, client);
    code.set(`${key}/handler.ts`, handler);
  }
  const modules = sides.flatMap(({ id, modules }) =>
    [...modules].map(([name, text]): [string, string] => [`${id}/${name}`, text]),
  );
  const complaints = complaintsOf(code, await compileStrictly(new Map([...modules, ...code])));
  const of = (path: string): ReadonlyMap<LineMark, string> => complaints.get(path) ?? new Map();
  return new Map(
    [...codes.keys()].map((key) => [key, { client: of(`${key}/client.ts`), handler: of(`${key}/handler.ts`) }]),
  );
}

/** The first error of each mark, by file. An error on a line without a mark, or in generated code, is a mistake of the test. */
function complaintsOf(
  code: ReadonlyMap<string, string>,
  problems: readonly Problem[],
): ReadonlyMap<string, ReadonlyMap<LineMark, string>> {
  const found = new Map<string, Map<LineMark, string>>();
  for (const { path, line: row, text } of problems) {
    const line = code.get(path)?.split("\n")[row - 1] ?? "";
    const reported = `${text}: ${line.trim()}`;
    const mark = /\/\/ (request|response|operation|symbol)$/.exec(line)?.[1];
    if (mark === undefined) throw new Error(`${path}: ${reported}`);
    const known: LineMark = mark === "request" || mark === "response" || mark === "symbol" ? mark : "operation";
    const complaints = found.get(path) ?? new Map<LineMark, string>();
    if (!complaints.has(known)) complaints.set(known, reported);
    found.set(path, complaints);
  }
  return found;
}
