import { isNativeError } from "node:util/types";
import { generatorVersion } from "@stubwright/codegen/write";
import { exitStatus } from "./exit-status.js";

/** How a command that threw ends. */
interface Failure {
  readonly status: number;
  readonly text: string;
}

/** What to tell of an error that no command expects: the machine's refusal as it is, anything else as our own defect. */
export function tellFailure(error: unknown, args: readonly string[]): Failure {
  if (isRefusal(error)) return { status: exitStatus.usage, text: error.message };
  const what = isNativeError(error) ? (error.stack ?? String(error)) : String(error);
  const lines = [
    "This is a defect of stubwright, not of your contract:",
    `  ${what.split("\n").join("\n  ")}`,
    "Please report it with the lines above, the contract (or the part of it that still shows the defect), and:",
    `  stubwright ${generatorVersion}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `  command: stubwright ${args.join(" ")}`,
  ];
  return { status: exitStatus.defect, text: lines.join("\n") };
}

const refusals = new Set([
  ...["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EMFILE", "ENFILE"],
  ...["EISDIR", "ERR_FS_EISDIR", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ELOOP", "EBUSY"],
]);

/**
 * What the file system does not let us do: full, read-only, a file where a folder should be, or a folder that has gone. Node
 * says `ENOENT` of a folder that it cannot make on a read-only disk.
 */
export function isRefusal(error: unknown): error is Error {
  if (!isNativeError(error) || !("code" in error) || typeof error.code !== "string") return false;
  if (error.code === "ENOENT") return "syscall" in error && (error.syscall === "mkdir" || error.syscall === "rename");
  return refusals.has(error.code);
}
