import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { type BuiltImage, buildImage } from "./image-build.js";
import { type Outcome, runProgram, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-deployed-"));
const project = join(folder, "games");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const init = (name: string, ...options: readonly string[]): Promise<Outcome> =>
  runStubwright(folder, "init", join(root, "contracts/game-play/game-play.wsdl"), name, ...options);

const compile = (): Promise<Outcome> =>
  runProgram(project, process.execPath, join(root, "node_modules/typescript/bin/tsc"));

beforeAll(async () => {
  expect(await init("games")).toMatchObject({ status: 0, error: "" });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
});

/** A process that serves, with the address that it told. */
interface Served {
  readonly url: string;
  readonly process: ChildProcessByStdio<null, Readable, null>;
}

async function serve(cwd: string, command: readonly string[], env: Readonly<Record<string, string>>): Promise<Served> {
  const [, ...args] = command;
  const process_ = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(process_.stdout, "data");
  return { url: (/http:\S+/.exec(String(line))?.[0] ?? "").replace("0.0.0.0", "127.0.0.1"), process: process_ };
}

describe("the image", () => {
  let image: BuiltImage;

  test("a parser of Dockerfiles finds nothing wrong", () => {
    expect(validate(readFileSync(join(project, "Dockerfile"), "utf8"))).toEqual([]);
  });

  test("needs the lock file", () => {
    const work = mkdtempSync(join(folder, "build-"));
    expect(() => buildImage({ context: project, work, modules: "" })).toThrow("package-lock.json");
  });

  test("its steps run, and leave no sources in it", () => {
    writeFileSync(join(project, "package-lock.json"), "{}");
    const work = mkdtempSync(join(folder, "build-"));
    image = buildImage({ context: project, work, modules: join(root, "node_modules") });
    expect(existsSync(join(image.folder, "dist/main.js"))).toBe(true);
    expect(existsSync(join(image.folder, "src"))).toBe(false);
    expect(image).toMatchObject({ user: "node", command: ["node", "dist/main.js"] });
    expect(image.env).toEqual({ NODE_ENV: "production", HOST: "0.0.0.0", PORT: "8080" });
  });

  test("its command serves on all addresses, its health check says so, and SIGTERM ends it", async () => {
    const served = await serve(image.folder, image.command, image.env);
    const [, ...check] = image.healthCheck;
    const { port } = new URL(served.url);
    const health = (asked: string): Promise<Outcome> =>
      runProgram(image.folder, "env", `PORT=${asked}`, process.execPath, ...check);
    expect(await health(port)).toMatchObject({ status: 0 });
    expect((await health("9")).status).toBe(1);
    expect(await (await fetch(`${served.url}/readyz`)).text()).toBe("ready\n");
    served.process.kill("SIGTERM");
    expect(await once(served.process, "exit")).toEqual([0, null]);
  });
});

test("CORS is off until its line is written out", async () => {
  const asked = {
    method: "OPTIONS",
    headers: { Origin: "https://app.example", "Access-Control-Request-Method": "POST" },
  };
  const allowed = async (): Promise<string | null> => {
    expect(await compile()).toMatchObject({ status: 0, out: "" });
    const served = await serve(project, ["node", "dist/main.js"], {});
    const { headers } = await fetch(`${served.url}/json/reply/PopBalloonRequest`, asked);
    served.process.kill("SIGKILL");
    await once(served.process, "exit");
    return headers.get("Access-Control-Allow-Origin");
  };
  expect(await allowed()).toBeNull();
  const path = join(project, "src/server.ts");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace('  // "https://app.example"', '  "https://app.example"'));
  expect(await allowed()).toBe("https://app.example");
  writeFileSync(path, text);
});

describe("CI", () => {
  /** The commands of the workflow, as a shell runs them one after the other. */
  const steps = (): readonly { readonly run?: string; readonly if?: string; readonly uses?: string }[] =>
    parse(readFileSync(join(project, ".github/workflows/ci.yml"), "utf8")).jobs.test.steps;

  const git = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], {
      cwd: project,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };

  /** Runs what follows \`npm test\` in the workflow for a pull request to main. */
  function gate(): readonly number[] {
    const bin = join(folder, "bin");
    mkdirSync(bin, { recursive: true });
    const script = `#!/bin/sh\nshift\nexec node '${join(root, "generator/cli/bin/stubwright.js")}' "$@"\n`;
    writeFileSync(join(bin, "npx"), script, { mode: 0o755 });
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, GITHUB_BASE_REF: "main", GITHUB_ACTIONS: "true" };
    return steps()
      .flatMap(({ run = "" }) => (run.startsWith("npx stubwright") ? [run] : []))
      .map((run) => spawnSync("sh", ["-c", run], { cwd: project, env }).status ?? -1);
  }

  test("the workflow installs by the lock file, tests, and runs the gate with the whole history", () => {
    expect(steps().flatMap(({ run }) => run ?? [])).toEqual([
      "npm ci",
      "npm test",
      "npx stubwright check",
      "npx stubwright check --against --report github",
    ]);
    expect(steps()[0]).toMatchObject({ uses: "actions/checkout@v4", with: { "fetch-depth": 0 } });
    expect(steps().at(-1)?.if).toBe("github.event_name == 'pull_request'");
  });

  test("the gate lets the project pass, and a breaking change of the contract fails it", async () => {
    git("init", "--quiet", "--initial-branch=main");
    git("add", "--all");
    git("commit", "--quiet", "--message=start");
    git("update-ref", "refs/remotes/origin/main", "main");
    git("switch", "--quiet", "--create", "change");
    expect(gate()).toEqual([0, 0]);
    const schema = join(project, "contracts/game-play/game-play.xsd");
    writeFileSync(
      schema,
      readFileSync(schema, "utf8").replace('name="LegalMovement" type="xs:boolean"', 'name="Legal" type="xs:boolean"'),
    );
    expect(gate()).toEqual([1, 1]);
    expect(await runStubwright(project, "generate")).toMatchObject({ status: 0 });
    git("commit", "--quiet", "--all", "--message=change");
    expect(gate()).toEqual([0, 1]);
  });

  test("git leaves the line endings of what check compares alone", () => {
    const { stdout } = spawnSync(
      "git",
      ["check-attr", "text", "src/generated/types.ts", "contracts/game-play/game-play.xsd", "src/main.ts"],
      {
        cwd: project,
        encoding: "utf8",
      },
    );
    expect(stdout.match(/(?<=text: ).*/g)).toEqual(["unset", "unset", "unspecified"]);
  });

  test.each([
    ["gitlab", [".gitlab-ci.yml"]],
    ["none", []],
  ])("--ci %s", async (ci, want) => {
    expect(await init(`ci-${ci}`, "--ci", ci)).toMatchObject({ status: 0 });
    const found = [".github", ".gitlab-ci.yml"].filter((name) => existsSync(join(folder, `ci-${ci}`, name)));
    expect(found).toEqual(want);
    if (ci !== "gitlab") return;
    const { contract, test: job } = parse(readFileSync(join(folder, "ci-gitlab/.gitlab-ci.yml"), "utf8"));
    expect(job.script).toEqual(["npm ci", "npm test", "npx stubwright check"]);
    expect(contract.script[1]).toBe("npx stubwright check --against --report gitlab=gl-code-quality.json");
  });
});
