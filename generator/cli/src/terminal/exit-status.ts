import { isNativeError } from "node:util/types";
import { generatorVersion } from "@stubwright/codegen/write";

/** The exit statuses of all commands. Scripts rely on them: each has one meaning. */
export const exitStatus = {
  ok: 0,
  /** Findings of `check`, `compare` or `test`: generated files that are not current, or a change or reply that fails the run. */
  findings: 1,
  /** Wrong options, or a config file that is missing or wrong. */
  usage: 2,
  /** A contract does not load or is invalid; nothing was written. */
  contract: 3,
  /** The base of a comparison is not available. */
  base: 4,
  /** The service to test does not answer. */
  unreachable: 4,
  /** A defect of Stubwright. */
  defect: 70,
} as const;

/** The exit status and message for an error. */
interface Failure {
  readonly status: number;
  readonly text: string;
}

/**
 * Describes an error that no command catches. A refusal of the file system is the user's to solve, so its message is enough.
 * Any other error is a defect of Stubwright, with all facts for a report.
 */
export function describeFailure(error: unknown, args: readonly string[]): Failure {
  if (isRefusal(error)) return { status: exitStatus.usage, text: error.message };
  const what = isNativeError(error) ? (error.stack ?? String(error)) : String(error);
  const lines = [
    "This is a defect of stubwright, not of your contract:",
    `  ${what.split("\n").join("\n  ")}`,
    "Please report it. Include the lines above, the contract (or a part that still shows the defect), and:",
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
 * Returns whether the file system refused an operation: the disk is full or read-only, a file stands where a folder should be,
 * or a folder has disappeared. On a read-only disk, Node reports `ENOENT` for `mkdir`.
 */
export function isRefusal(error: unknown): error is Error {
  if (!isNativeError(error) || !("code" in error) || typeof error.code !== "string") return false;
  if (error.code === "ENOENT") return "syscall" in error && (error.syscall === "mkdir" || error.syscall === "rename");
  return refusals.has(error.code);
}
