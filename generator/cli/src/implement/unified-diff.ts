import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

/** The difference of two texts as `diff -u` prints it, with three lines around a change; `""` where there is none. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return "";
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, options).replace(/\n$/, "");
}
