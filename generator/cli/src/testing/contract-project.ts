import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "@jest/globals";
import { stopKeptPrinter } from "../../../codegen/dist/emit/openapi-printer.js";
import { run } from "../commands/run.js";

/** The output and the exit status of a command. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** The root of this repository. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url));

export const schema = "contracts/game-play/game-play.xsd";
export const entry = "contracts/game-play/game-play.wsdl";

/** Settings for git: an author, no signatures, and no maintenance after a commit. */
const settings = [
  "user.name=Test",
  "user.email=test@example.org",
  "commit.gpgsign=false",
  "maintenance.auto=false",
].flatMap((setting) => ["-c", setting]);

type Environment = Readonly<Record<string, string>>;

// Jest's worker processes go on after the tests of a file. The thread would keep running in them.
afterAll(stopKeptPrinter);

/** Runs a command line in a folder, inside this process, because starting a process takes longer than most commands. */
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

/** A temporary project with a copy of this repository's contract and a config. Tests change it. */
export class ContractProject {
  readonly folder = mkdtempSync(join(tmpdir(), "stubwright-compare-"));

  /** Copies the project `from` if it is given. */
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

  /** Runs a `stubwright` command line. */
  stubwright(...args: readonly string[]): Promise<Outcome> {
    return stubwrightIn(this.folder, args);
  }

  /** Runs a `stubwright` command line with environment variables. */
  stubwrightWith(env: Environment, ...args: readonly string[]): Promise<Outcome> {
    return stubwrightIn(this.folder, args, env);
  }

  git(...args: readonly string[]): Promise<string> {
    return this.#run("git", ...settings, ...args);
  }

  /** Makes the folder a git repository. Leaves out git's template, because its sample hooks are most of an empty repository. */
  async init(): Promise<void> {
    await this.git("init", "-q", "-b", "main", "--template=");
    await this.commitAll("one");
  }

  /** Commits all files. One shell runs both git commands, because a Jest worker with much memory starts a process slowly. */
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

  /** Replaces text in a file. Throws an error if nothing changes. */
  edit(name: string, from: string | RegExp, to: string): void {
    const before = this.read(name);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Nothing to edit in ${name}.`);
    this.write(name, after);
  }

  /** Renames an element, which breaks callers. */
  breakContract(): void {
    this.edit(schema, 'name="PopBalloonId"', 'name="BalloonId"');
  }
}

/** The projects of one test file. They are removed after its tests. */
interface ContractProjects {
  /** Makes a project outside of a git repository. */
  readonly create: () => ContractProject;
  /** Makes a project in a git repository with one commit. */
  readonly commit: () => Promise<ContractProject>;
  /** Makes a project with a second commit, which has the generated files. */
  readonly commitGenerated: () => Promise<ContractProject>;
}

/** Returns functions that make projects. Call it at the top of a test file. */
export function contractProjects(): ContractProjects {
  const made: ContractProject[] = [];
  afterAll(() => {
    for (const project of made) project.remove();
  });
  const create = (from?: ContractProject): ContractProject => {
    const project = new ContractProject(from);
    made.push(project);
    return project;
  };
  // Each kind is made once and then copied, because a Jest worker with much memory starts processes slowly.
  let committed: ContractProject | undefined;
  const commit = async (): Promise<ContractProject> => {
    if (committed === undefined) {
      committed = create();
      await committed.init();
    }
    return create(committed);
  };
  let generated: ContractProject | undefined;
  const commitGenerated = async (): Promise<ContractProject> => {
    if (generated === undefined) {
      generated = await commit();
      await generated.stubwright("generate");
      await generated.commitAll("generated");
    }
    return create(generated);
  };
  return { create: () => create(), commit, commitGenerated };
}
