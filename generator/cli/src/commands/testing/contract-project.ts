import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "@jest/globals";
import { stopKeptPrinter } from "../../../../codegen/dist/emit/start-openapi-printer.js";
import { run } from "../run.js";

/** What a command said and how it ended. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** The root of this repository. */
export const root = fileURLToPath(new URL("../../../../../", import.meta.url));

export const schema = "contracts/game-play/game-play.xsd";
export const entry = "contracts/game-play/game-play.wsdl";

/** What git asks people for, and not to tidy up after a commit. */
const settings = [
  "user.name=Test",
  "user.email=test@example.org",
  "commit.gpgsign=false",
  "maintenance.auto=false",
].flatMap((setting) => ["-c", setting]);

type Environment = Readonly<Record<string, string>>;

// Jest's workers stay when a file's tests are done.
afterAll(stopKeptPrinter);

/** Runs a command line in a folder, in this process: what people type, without the time a process takes to start. */
export async function stubwrightIn(folder: string, args: readonly string[], env: Environment = {}): Promise<Outcome> {
  let [out, error] = ["", ""];
  const status = await run(args, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (error += text) },
    env,
    cwd: () => folder,
  });
  return { status, out, error };
}

/** A git repository with a copy of our own contract and a config, made to be changed. */
export class ContractProject {
  readonly folder = mkdtempSync(join(tmpdir(), "stubwright-compare-"));

  /** A copy of a project where one is given. */
  constructor(from?: ContractProject) {
    if (from !== undefined) {
      cpSync(from.folder, this.folder, { recursive: true });
      return;
    }
    cpSync(join(root, "contracts"), join(this.folder, "contracts"), { recursive: true });
    const contract = { name: "game-play", entry, routes: "contracts/game-play/routes.yaml", out: "generated" };
    this.write("stubwright.config.json", JSON.stringify({ contracts: [contract] }));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command line of stubwright. */
  stubwright(...args: readonly string[]): Promise<Outcome> {
    return stubwrightIn(this.folder, args);
  }

  /** The same with environment variables. */
  stubwrightWith(env: Environment, ...args: readonly string[]): Promise<Outcome> {
    return stubwrightIn(this.folder, args, env);
  }

  git(...args: readonly string[]): Promise<string> {
    return this.#run("git", ...settings, ...args);
  }

  /** Without the samples of hooks, which are most of an empty repository. */
  async init(): Promise<void> {
    await this.git("init", "-q", "-b", "main", "--template=");
    await this.commitAll("one");
  }

  /** By a shell: a worker with much memory takes longer to start a program than git to commit. */
  async commitAll(message: string): Promise<void> {
    await this.#run("sh", "-c", 'git add -A && exec git "$@"', "sh", ...settings, "commit", "-qm", message);
  }

  #run(program: string, ...args: readonly string[]): Promise<string> {
    return new Promise((done, fail) => {
      execFile(program, args, { cwd: this.folder }, (error, out) => {
        if (error === null) done(out.trim());
        else fail(error);
      });
    });
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), "utf8");
  }

  write(name: string, text: string): void {
    writeFileSync(this.path(name), text);
  }

  /** Replaces text in a file; fails where nothing changes. */
  edit(name: string, from: string | RegExp, to: string): void {
    const before = this.read(name);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Nothing to edit in ${name}.`);
    this.write(name, after);
  }

  /** Renames a field, as a colleague would. */
  breakContract(): void {
    this.edit(schema, 'name="PopBalloonId"', 'name="BalloonId"');
  }
}
