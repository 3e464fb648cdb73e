import { type ExecFileException, execFile } from "node:child_process";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { absentError, type Tree } from "@stubwright/compat/sides";
import { loadOctets } from "@stubwright/contract/read";
import { BaseUnavailableError } from "./base-unavailable-error.js";
import { elsewhere, gitEnvironment, readObject, unreadable } from "./git-objects.js";

/** The working folder of a repository: the top and the way from there. */
interface Repository {
  readonly top: string;
  readonly prefix: string;
}

/** A revision as it was asked for. */
interface GitRevision {
  readonly revision: string;
  /** Take the commit where the revision and HEAD parted. */
  readonly mergeBase: boolean;
}

/** A folder at a revision; `top` is the repository's. */
interface GitTree extends Tree {
  readonly top: string;
}

/** A folder as it stood at a revision, read from the local object store. Throws `BaseUnavailableError`. */
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
      if (!location.startsWith("file:")) return loadOctets(location);
      const path = relative(repository.top, fileURLToPath(location)).split(sep).join("/");
      const octets = path.startsWith("../") ? undefined : await readObject(`${commit}:${path}`, cwd);
      if (octets === undefined && (await isLost(`${commit}:${path}`, cwd))) throw unreadable(path);
      if (octets === undefined && (await isInSubmodule(commit, path, cwd))) throw elsewhere(path, "a submodule");
      if (octets === undefined) throw absentError(location);
      return octets;
    },
  };
}

/** The way from the top of the repository that a folder is in, ending in `/`; empty at the top, and where there is none. */
export async function wayFromTop(cwd: string): Promise<string> {
  return repositoryOf(cwd).then(
    ({ prefix }) => prefix,
    () => "",
  );
}

/** Whether a revision has a file whose content is not here: git says of it what it says of a file that never was. */
async function isLost(name: string, cwd: string): Promise<boolean> {
  const entry = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", name], cwd);
  return entry.status === 0 && (await git(["cat-file", "-t", entry.out.trim()], cwd)).status !== 0;
}

/** Whether a path leads, through links too, into another repository, of which a revision says no more than its commit. */
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
    // Git has followed the links before, and found an end.
    return isInSubmodule(commit, posix.join(posix.dirname(name), link.out, path.slice(name.length)), cwd);
  }
  return false;
}

/** What the modes of a tree's entries are in `git ls-tree`. */
const submoduleMode = "160000";
const linkMode = "120000";

async function repositoryOf(cwd: string): Promise<Repository> {
  const result = await git(["rev-parse", "--show-toplevel", "--show-prefix"], cwd);
  const [top, prefix = ""] = result.out.split("\n");
  if (result.missing) {
    const text =
      "git is needed to read a revision, but it is not installed. Install it, or compare with a folder, a document or a URL.";
    throw new BaseUnavailableError(text, undefined);
  }
  if (result.status !== 0 || top === undefined || top === "") throw noRepository(result.problem, cwd);
  return { top, prefix };
}

/** Git may refuse a repository, as one of another user in a container: it says what would make it read that. */
function noRepository(problem: string, cwd: string): BaseUnavailableError {
  const [first = ""] = problem.replace(/^fatal: /, "").split("\n");
  const reason = /^not a git repository/.test(first) ? "" : ` that git can read (${first})`;
  const [, command] = /^\s+(git config .*)$/m.exec(problem) ?? [];
  return new BaseUnavailableError(`${cwd} is not in a git repository${reason}, so no revision can be read.`, command);
}

/** The commit a revision means. */
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
  const text = `This clone knows no commit that ${revision} and HEAD have in common.`;
  throw new BaseUnavailableError(text, await deepenCommand(cwd));
}

/** What brings the commits that a shallow clone lacks; nothing where it has all. */
async function deepenCommand(cwd: string): Promise<string | undefined> {
  const { out } = await git(["rev-parse", "--is-shallow-repository"], cwd);
  return out.trim() === "true" ? "git fetch --unshallow" : undefined;
}

/** What brings a branch of a shallow clone with all that leads to it, so that where it parted from HEAD is known as well. */
async function historyCommand(revision: string, cwd: string): Promise<string | undefined> {
  if ((await deepenCommand(cwd)) === undefined) return undefined;
  const command = await fetchCommand(revision, cwd);
  return command?.replace("--depth=1", "--unshallow");
}

/** The one command that brings a revision; none for what git would take for an option, and for what no other clone has either. */
async function fetchCommand(revision: string, cwd: string): Promise<string | undefined> {
  if (revision.startsWith("-") || revision === "HEAD") return undefined;
  const [remote, ...rest] = revision.split("/");
  const branch = rest.join("/");
  if (branch !== "" && /^(origin|upstream)$/.test(remote ?? "")) {
    return `git fetch --depth=1 ${remote} ${quoted(`+refs/heads/${branch}:refs/remotes/${remote}/${branch}`)}`;
  }
  const isRelative = /[~^@]/.test(revision);
  if (isRelative) return deepenCommand(cwd);
  return `git fetch --depth=1 origin ${quoted(/^[0-9a-f]{7,64}$/.test(revision) ? revision : `${revision}:${revision}`)}`;
}

/** Safe to paste into a shell. */
function quoted(text: string): string {
  return /^[\w./:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

interface GitResult {
  readonly status: number;
  readonly out: string;
  /** What git said was wrong. */
  readonly problem: string;
  /** There is no such program, as in a small image of Node. */
  readonly missing: boolean;
}

/** Git's own exit status; 1 where it could not be run. */
function statusOf({ code }: ExecFileException): number {
  return typeof code === "number" ? code : 1;
}

function git(args: readonly string[], cwd: string): Promise<GitResult> {
  return new Promise((done) => {
    execFile("git", [...args], { cwd, env: gitEnvironment() }, (error, out, problem) => {
      done({ status: error === null ? 0 : statusOf(error), out, problem, missing: error?.code === "ENOENT" });
    });
  });
}
