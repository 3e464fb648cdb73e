import { type ChildProcess, spawn } from "node:child_process";
import { env } from "node:process";
import { BaseUnavailableError } from "./base-unavailable-error.js";

interface Waiting {
  readonly name: string;
  readonly done: (octets: Uint8Array | undefined) => void;
  readonly fail: (error: BaseUnavailableError) => void;
}

/** Reads objects through one `git cat-file --batch` process; questions are answered in order. */
export class GitObjects {
  readonly #process: ChildProcess;
  readonly #waiting: Waiting[] = [];
  #hasEnded = false;
  #received: Buffer = Buffer.alloc(0);

  constructor(cwd: string) {
    this.#process = spawn("git", ["cat-file", "--batch", "--follow-symlinks"], {
      cwd,
      env: gitEnvironment(),
      stdio: ["pipe", "pipe", "ignore"],
    });
    this.#process.stdout?.on("data", (chunk: Buffer) => this.#receive(chunk));
    this.#process.on("error", () => this.#giveUp());
    this.#process.on("close", () => this.#giveUp());
    this.#process.stdin?.on("error", () => this.#giveUp());
  }

  /**
   * The octets of `<revision>:<path>`; undefined where there is no such file. Rejects with `BaseUnavailableError` where git
   * gives up, as over a damaged object, and where links lead out of the repository: a file that cannot be read is not one
   * that was not there.
   */
  read(name: string): Promise<Uint8Array | undefined> {
    if (/[\n\r]/.test(name)) return Promise.resolve(undefined);
    return new Promise((done, fail) => {
      this.#waiting.push({ name, done, fail });
      if (this.#hasEnded) this.#giveUp();
      else this.#process.stdin?.write(`${name}\n`);
    });
  }

  close(): void {
    this.#process.stdin?.end();
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    while (this.#waiting.length > 0 && this.#answerOne());
  }

  /** Takes one whole answer from what was received; false where more must come. */
  #answerOne(): boolean {
    const end = this.#received.indexOf(10);
    if (end < 0) return false;
    const header = this.#received.subarray(0, end).toString("utf8");
    // `<id> <kind> <octets>` before an object, `<problem> <octets>` before the text of a link; `<name> missing` stands alone.
    const match = /^[0-9a-f]+ (\w+) (\d+)$/.exec(header) ?? /^(dangling|symlink|loop|notdir) (\d+)$/.exec(header);
    if (match === null) return this.#answer(undefined, end + 1);
    const [, kind] = match;
    const size = Number(match[2]);
    const total = end + 1 + size + 1;
    if (this.#received.length < total) return false;
    if (kind === "symlink" || kind === "loop") {
      this.#waiting[0]?.fail(elsewhere(this.#waiting[0].name, "a symbolic link out of it, or to itself"));
    }
    const body = this.#received.subarray(end + 1, end + 1 + size);
    return this.#answer(kind === "blob" ? new Uint8Array(body) : undefined, total);
  }

  #answer(octets: Uint8Array | undefined, used: number): boolean {
    this.#received = this.#received.subarray(used);
    this.#waiting.shift()?.done(octets);
    return true;
  }

  #giveUp(): void {
    this.#hasEnded = true;
    for (const { name, fail } of this.#waiting.splice(0)) {
      fail(unreadable(name));
    }
  }
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
