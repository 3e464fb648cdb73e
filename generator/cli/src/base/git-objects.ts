import { execFile } from "node:child_process";
import { env } from "node:process";
import { BaseUnavailableError } from "./base-unavailable-error.js";

/** The largest file that is read from a revision, in bytes. */
const largestFile = 2 ** 30;

/**
 * The bytes of `<revision>:<path>`, links followed; undefined if there is no such file. Rejects with `BaseUnavailableError` if
 * git gives up, as over a damaged object, and if links lead out of the repository: a file that cannot be read is not the
 * same as a file that was not there.
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
  if (kind === "symlink" || kind === "loop") throw elsewhere(name, "a symbolic link out of it, or to itself");
  if (kind !== "blob") return undefined;
  const body = answer.subarray(end + 1, end + 1 + Number(size));
  if (body.length < Number(size)) throw unreadable(name);
  return new Uint8Array(body);
}

/** What `git cat-file --batch` says of one name: the only way in which git follows links inside a revision. */
function catFile(name: string, cwd: string): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const options = { cwd, env: gitEnvironment(), encoding: "buffer", maxBuffer: largestFile } as const;
    const git = execFile("git", ["cat-file", "--batch", "--follow-symlinks"], options, (error, out) =>
      done(error === null ? out : undefined),
    );
    // Git that ends before it has read the name says so by its status.
    git.stdin?.on("error", () => {});
    git.stdin?.end(`${name}\n`);
  });
}

/**
 * The environment in which git finds the repository that a folder is in. A hook in a linked worktree is given `GIT_DIR` alone:
 * git then takes the folder it runs in for the top, and a contract below would not be at the revision.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _folder, GIT_PREFIX: _prefix, GIT_INDEX_FILE: _index, ...rest } = env;
  return env.GIT_WORK_TREE === undefined ? rest : env;
}

/** A file is there and cannot be read: the clone is partial, or damaged. */
export function unreadable(name: string): BaseUnavailableError {
  const path = pathIn(name);
  return new BaseUnavailableError(
    `git cannot read ${path}: an object of this clone is missing or damaged ("git fsck" shows which).`,
    undefined,
  );
}

/** What stands at a path of a revision is no content of this repository. */
export function elsewhere(name: string, what: string): BaseUnavailableError {
  const path = pathIn(name);
  return new BaseUnavailableError(`git cannot read ${path}: in this repository there is ${what}.`, undefined);
}

/** The path in `<revision>:<path>`. */
function pathIn(name: string): string {
  return name.replace(/^[0-9a-f]+:/, "");
}
