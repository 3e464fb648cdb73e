import { isNativeError } from "node:util/types";

/** Why something could not be read, as people say it. */
export function unreadReason(problem: unknown): string {
  if (!isNativeError(problem)) return String(problem);
  const code = "code" in problem ? problem.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES") return "it may not be read";
  return problem.message;
}
