import { type ExecFileException, execFile } from "node:child_process";
import { env } from "node:process";

/** The error if the base of a comparison cannot be read. `command` is a command that may make the base available. */
export class BaseUnavailableError extends Error {
  override readonly name = "BaseUnavailableError";
  readonly command: string | undefined;

  constructor(message: string, command: string | undefined) {
    super(message);
    this.command = command;
  }
}

/** A revision was named in a folder without a readable repository. Perhaps the user meant a file. */
export class NoRepositoryError extends BaseUnavailableError {}

/** How one run of git ended. */
interface GitResult {
  readonly status: number;
  readonly out: string;
  /** The text on standard error. */
  readonly problem: string;
  /** Whether git is not installed. Small container images of Node have no git. */
  readonly missing: boolean;
}

/** Runs git in a folder. Never rejects: problems are in the result. */
export function git(args: readonly string[], cwd: string): Promise<GitResult> {
  return new Promise((done) => {
    execFile("git", [...args], { cwd, env: gitEnvironment() }, (error, out, problem) => {
      done({ status: error === null ? 0 : statusOf(error), out, problem, missing: error?.code === "ENOENT" });
    });
  });
}

/** The exit status of git; 1 if git could not be started. */
function statusOf({ code }: ExecFileException): number {
  return typeof code === "number" ? code : 1;
}

/** The largest file that is read from a revision, in bytes. */
const largestFile = 2 ** 30;

/**
 * Reads the bytes of `<revision>:<path>`, links followed. Undefined if there is no such file. Rejects with
 * `BaseUnavailableError` if git fails (for example because an object is damaged), or if a link leads out of the repository:
 * an unreadable file must not be mistaken for a file that does not exist.
 *
 * One process reads one file. A contract has few files, so the simple way costs a few milliseconds each.
 */
export async function readObject(name: string, cwd: string): Promise<Uint8Array | undefined> {
  if (/[\n\r]/.test(name)) return undefined;
  const answer = await catFile(name, cwd);
  const end = answer?.indexOf(10) ?? -1;
  if (answer === undefined || end < 0) throw unreadable(name);
  // `<id> <kind> <size>` before an object, `<problem> <size>` before the text of a link; `<name> missing` stands alone.
  const header = answer.subarray(0, end).toString("utf8");
  const [, kind, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(header) ?? /^(symlink|loop) (\d+)$/.exec(header) ?? [];
  if (kind === "symlink" || kind === "loop")
    throw elsewhere(name, "a symbolic link that leaves the repository or points to itself");
  if (kind !== "blob") return undefined;
  const body = answer.subarray(end + 1, end + 1 + Number(size));
  if (body.length < Number(size)) throw unreadable(name);
  return new Uint8Array(body);
}

/** The answer of `git cat-file --batch` for one name. No other command of git follows links inside a revision. */
function catFile(name: string, cwd: string): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const options = { cwd, env: gitEnvironment(), encoding: "buffer", maxBuffer: largestFile } as const;
    const git = execFile("git", ["cat-file", "--batch", "--follow-symlinks"], options, (error, out) =>
      done(error === null ? out : undefined),
    );
    // If git ends before it reads the name, its exit status reports the failure.
    git.stdin?.on("error", () => {});
    git.stdin?.end(`${name}\n`);
  });
}

/**
 * The environment for git, without `GIT_DIR`. A hook in a linked worktree has `GIT_DIR` but no `GIT_WORK_TREE`. Git would then
 * take the current folder for the top of the repository, and look for a contract at the wrong path.
 */
function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _folder, GIT_PREFIX: _prefix, GIT_INDEX_FILE: _index, ...rest } = env;
  return env.GIT_WORK_TREE === undefined ? rest : env;
}

/** The error for a file that a revision lists, but whose content cannot be read: the clone is partial or damaged. */
export function unreadable(name: string): BaseUnavailableError {
  const path = pathIn(name);
  return new BaseUnavailableError(
    `git cannot read ${path}: an object of this clone is missing or damaged ("git fsck" names the object).`,
    undefined,
  );
}

/** The error for a path that leads out of the repository. `what` says how: by a submodule or a link. */
export function elsewhere(name: string, what: string): BaseUnavailableError {
  const path = pathIn(name);
  return new BaseUnavailableError(`git cannot read ${path}: the path leads through ${what}.`, undefined);
}

/** The path in `<revision>:<path>`. */
function pathIn(name: string): string {
  return name.replace(/^[0-9a-f]+:/, "");
}
