import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { absentError, type Tree } from "@stubwright/compat/sides";
import { loadBytes } from "@stubwright/contract/read";
import { shellWord } from "../terminal/terminal.js";
import { BaseUnavailableError, elsewhere, git, NoRepositoryError, readObject, unreadable } from "./git.js";

/** A folder inside a repository: the repository's top folder, and the path from there to the folder (`prefix`). */
interface Repository {
  readonly top: string;
  readonly prefix: string;
}

/** A revision as the user named it. */
interface GitRevision {
  readonly revision: string;
  /** Uses the last commit that the revision and HEAD have in common, instead of the revision itself. */
  readonly mergeBase: boolean;
}

/** A folder at a revision. `top` is the repository's top folder. */
interface GitTree extends Tree {
  readonly top: string;
}

/** Opens a folder at a revision. Files are read from the local clone only. Throws `BaseUnavailableError`. */
export async function gitTree(asked: GitRevision, cwd: string): Promise<GitTree> {
  const repository = await repositoryOf(cwd);
  const commit = await commitOf(asked, cwd);
  const name = asked.mergeBase ? `the merge base with ${asked.revision}` : asked.revision;
  return {
    label: commit.startsWith(asked.revision) ? commit.slice(0, 10) : `${name} (${commit.slice(0, 10)})`,
    top: repository.top,
    cwd: join(repository.top, repository.prefix),
    allowNetwork: false,
    read: async (location) => {
      if (!location.startsWith("file:")) return loadBytes(location);
      const path = relative(repository.top, fileURLToPath(location)).split(sep).join("/");
      const bytes = path.startsWith("../") ? undefined : await readObject(`${commit}:${path}`, cwd);
      if (bytes === undefined && (await isLost(`${commit}:${path}`, cwd))) throw unreadable(path);
      if (bytes === undefined && (await isInSubmodule(commit, path, cwd))) throw elsewhere(path, "a submodule");
      if (bytes === undefined) throw absentError(location);
      return bytes;
    },
  };
}

/** Returns the path from the repository's top folder to a folder, with a final `/`. Empty at the top and outside of a repository. */
export async function pathFromTop(cwd: string): Promise<string> {
  return repositoryOf(cwd).then(
    ({ prefix }) => prefix,
    () => "",
  );
}

/**
 * Returns whether a revision lists a file whose content is missing from the clone. `git cat-file` reports such a file in the
 * same way as a file that never existed.
 */
async function isLost(name: string, cwd: string): Promise<boolean> {
  const entry = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", name], cwd);
  return entry.status === 0 && (await git(["cat-file", "-t", entry.out.trim()], cwd)).status !== 0;
}

/** Returns whether a path leads into a submodule, links followed. A revision has only the commit of a submodule, no files. */
async function isInSubmodule(commit: string, path: string, cwd: string): Promise<boolean> {
  if (path.startsWith("../")) return false;
  const names = path.split("/");
  const all = names.map((_, index) => names.slice(0, index + 1).join("/"));
  const { out } = await git(["--literal-pathspecs", "ls-tree", "-z", "--full-tree", commit, "--", ...all], cwd);
  for (const entry of out.split("\0")) {
    const [, mode, id = "", name = ""] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(entry) ?? [];
    if (mode === submoduleMode) return name !== path;
    if (mode !== linkMode) continue;
    const link = await git(["cat-file", "blob", id], cwd);
    // No endless loop is possible here: git has already followed these links to an end.
    return isInSubmodule(commit, posix.join(posix.dirname(name), link.out, path.slice(name.length)), cwd);
  }
  return false;
}

/** The modes that `git ls-tree` prints for a submodule and for a symbolic link. */
const submoduleMode = "160000";
const linkMode = "120000";

async function repositoryOf(cwd: string): Promise<Repository> {
  const result = await git(["rev-parse", "--show-toplevel", "--show-prefix"], cwd);
  const [top, prefix = ""] = result.out.split("\n");
  if (result.missing) {
    const text =
      "Reading a revision needs git, which is not installed. Install git, or compare with a folder, a file or a URL.";
    throw new BaseUnavailableError(text, undefined);
  }
  if (result.status !== 0 || top === undefined || top === "") throw noRepository(result.problem, cwd);
  return { top, prefix };
}

/** The error for a folder without a readable repository. Git refuses repositories of other users, and names the command that allows it. */
function noRepository(problem: string, cwd: string): NoRepositoryError {
  const [first = ""] = problem.replace(/^fatal: /, "").split("\n");
  const reason = /^not a git repository/.test(first) ? "" : ` that git can read (${first})`;
  const [, command] = /^\s+(git config .*)$/m.exec(problem) ?? [];
  return new NoRepositoryError(`${cwd} is not in a git repository${reason}, so no revision can be read.`, command);
}

/** Resolves a revision to a commit. */
async function commitOf({ revision, mergeBase }: GitRevision, cwd: string): Promise<string> {
  const found = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`], cwd);
  const commit = found.out.trim();
  if (found.status !== 0 || commit === "") {
    const command = mergeBase ? await historyCommand(revision, cwd) : undefined;
    const text = `The revision ${revision} is not in this clone.`;
    throw new BaseUnavailableError(text, command ?? (await fetchCommand(revision, cwd)));
  }
  if (!mergeBase) return commit;
  const base = await git(["merge-base", commit, "HEAD"], cwd);
  if (base.status === 0 && base.out.trim() !== "") return base.out.trim();
  const text = `This clone has no commit that ${revision} and HEAD have in common.`;
  throw new BaseUnavailableError(text, await deepenCommand(cwd));
}

/** The command that fetches the missing commits of a shallow clone. Undefined if the clone is complete. */
async function deepenCommand(cwd: string): Promise<string | undefined> {
  const { out } = await git(["rev-parse", "--is-shallow-repository"], cwd);
  return out.trim() === "true" ? "git fetch --unshallow" : undefined;
}

/** The command that fetches a branch with its whole history into a shallow clone, so that its merge base with HEAD is known. */
async function historyCommand(revision: string, cwd: string): Promise<string | undefined> {
  if ((await deepenCommand(cwd)) === undefined) return undefined;
  const command = await fetchCommand(revision, cwd);
  return command?.replace("--depth=1", "--unshallow");
}

/** The command that fetches a revision. Undefined for `HEAD`, which no other clone has, and for a name that git would read as an option. */
async function fetchCommand(revision: string, cwd: string): Promise<string | undefined> {
  if (revision.startsWith("-") || revision === "HEAD") return undefined;
  const [remote, ...rest] = revision.split("/");
  const branch = rest.join("/");
  if (branch !== "" && /^(origin|upstream)$/.test(remote ?? "")) {
    return `git fetch --depth=1 ${remote} ${shellWord(`+refs/heads/${branch}:refs/remotes/${remote}/${branch}`)}`;
  }
  const isRelative = /[~^@]/.test(revision);
  if (isRelative) return deepenCommand(cwd);
  return `git fetch --depth=1 origin ${shellWord(/^[0-9a-f]{7,64}$/.test(revision) ? revision : `${revision}:${revision}`)}`;
}
