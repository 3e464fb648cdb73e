import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../release/dist/published-packages.js";
import type { PackageManager } from "./package-managers.js";
import { runCommand, type Surroundings, startServer } from "./program-runs.js";
import { readmeCommands } from "./readme-commands.js";
import { runImageSteps } from "./rehearse-init.js";

/** A step of the rehearsal: what was done, what it showed, and how long it took. */
export interface RehearsedStep {
  readonly manager: string;
  readonly step: string;
  readonly shown: string;
  readonly seconds: number;
}

/** A project in an empty folder: outside of this repository, with a contract, and no other package than those it installs. */
interface Stage extends Surroundings {
  readonly manager: PackageManager;
}

/** Compiles and calls what `generate` made: a server and a client in one process, over both wires. */
const callProgram = `import { createServer } from "node:http";
import { createJsonTransport, createSoapTransport } from "@stubwright/runtime";
import { createShopClient } from "./shop/client.js";
import { createShopListener, type ShopService } from "./shop/server.js";

const service: Pick<ShopService, "popBalloonRequest"> = {
  async popBalloonRequest({ PopBalloonId = 0 }) {
    return { CanContinue: true, Id: PopBalloonId, IsPrize: false, LegalMovement: true, Win: false };
  },
};
const server = createServer(createShopListener(service as ShopService)).listen(0, "127.0.0.1", async () => {
  const address = server.address();
  const url = \`http://127.0.0.1:\${typeof address === "object" ? address?.port : ""}\`;
  for (const transport of [createSoapTransport({ url: \`\${url}/soap11\` }), createJsonTransport({ baseUrl: url })])
    console.log("balloon", (await createShopClient(transport).popBalloonRequest({ PopBalloonId: 3 })).Id);
  server.close();
});
`;

const compilerOptions = {
  target: "ES2022",
  module: "NodeNext",
  strict: true,
  rootDir: "src",
  outDir: "dist",
  types: ["node"],
};

/** Runs the README's commands with a package manager, in an empty folder. Tells each step when it is done. Throws at the first failure. */
export async function rehearseManager(stage: Stage, tell: (step: RehearsedStep) => void): Promise<void> {
  const { folder, manager } = stage;
  const timed = async (step: string, action: () => Promise<string>): Promise<void> => {
    const start = performance.now();
    const shown = await action();
    tell({ manager: manager.name, step, shown, seconds: (performance.now() - start) / 1000 });
  };
  prepare(folder);
  for (const command of readmeCommands()) {
    const translated = manager.translate(command);
    await timed(translated, async () => lastLine(await runCommand(translated, stage)));
  }
  await timed("tsc, and calls over SOAP and JSON", () => compileAndCall(stage));
  const project: Stage = { ...stage, folder: join(folder, "my-shop") };
  if (manager.ownProject !== undefined) writeFileSync(join(project.folder, manager.ownProject), "");
  const install = manager.translate("npm install");
  await timed(`my-shop: ${install}`, async () => versionsOf(project, await runCommand(install, project)));
  const test = manager.translate("npm test");
  await timed(`my-shop: ${test}`, async () => testCounts(await runCommand(test, project), 53));
  const start = manager.translate("npm start");
  await timed(`my-shop: ${start}, the call of its README`, () => callStarted(start, project));
  const check = manager.translate("npx stubwright check");
  await timed(`my-shop: ${check}`, async () => lastLine(await runCommand(check, project)));
  if (manager.name === "npm") {
    const work = join(folder, "image");
    await timed("my-shop: the RUN steps of its Dockerfile", async () => `${await runImageSteps(project, work)} steps`);
  }
  await rehearseClients(stage, timed);
  await timed("nothing is linked to this repository", async () => findLinks(folder));
}

/** Runs a step and tells about it. */
type Timed = (step: string, action: () => Promise<string>) => Promise<void>;

/** Starts a client package, and adds a client to the project that is there. */
async function rehearseClients(stage: Stage, timed: Timed): Promise<void> {
  const { folder, manager } = stage;
  const started = manager.translate("npx stubwright init shop.wsdl shop-client --client");
  await timed(started, async () => lastLine(await runCommand(started, stage)));
  const project: Stage = { ...stage, folder: join(folder, "shop-client") };
  if (manager.ownProject !== undefined) writeFileSync(join(project.folder, manager.ownProject), "");
  const install = manager.translate("npm install");
  await timed(`shop-client: ${install}`, async () => versionsOf(project, await runCommand(install, project)));
  const test = manager.translate("npm test");
  await timed(`shop-client: ${test}`, async () => testCounts(await runCommand(test, project), 44));
  const added = manager.translate("npx stubwright init shop.wsdl --into . --client --name app");
  await timed(added, async () => lastLine(await runCommand(added, stage)));
  await timed(`${install}, tsc`, async () => {
    await runCommand(`${install} && ${manager.translate("npx tsc")}`, stage);
    return "compiles";
  });
}

function prepare(folder: string): void {
  mkdirSync(join(folder, "src"), { recursive: true });
  cpSync(join(root, "contracts/game-play"), folder, { recursive: true, filter: (path) => !/\.yaml$|\.md$/.test(path) });
  cpSync(join(folder, "game-play.wsdl"), join(folder, "shop.wsdl"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "rehearsal", private: true, type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  writeFileSync(join(folder, "src/call.ts"), callProgram);
}

async function compileAndCall(stage: Stage): Promise<string> {
  await runCommand(stage.manager.translate("npx tsc"), stage);
  const node = stage.manager.name === "yarn" ? "yarn node" : "node";
  const output = await runCommand(`${node} dist/call.js`, stage);
  if (output !== "balloon 3\nballoon 3\n") throw new Error(`The calls answered: ${output}`);
  return "2 replies";
}

/** The versions in package.json of a new project. Throws if one is a path. */
function versionsOf({ folder }: Stage, output: string): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  const paths = Object.entries(all).filter(([, version]) => !/^[~^]\d+\.\d+\.\d+$/.test(version));
  if (paths.length > 0) throw new Error(`package.json has ${JSON.stringify(paths)}.\n${output}`);
  return `stubwright ${all.stubwright}, @stubwright/runtime ${all["@stubwright/runtime"]}`;
}

function testCounts(output: string, want: number): string {
  const count = (name: string): number => Number(new RegExp(`^(?:#|ℹ) ${name} (\\d+)`, "m").exec(output)?.[1] ?? "-1");
  if (count("tests") !== want || count("fail") !== 0) throw new Error(output);
  return `${count("tests")} tests, ${count("fail")} failed`;
}

/** Sends the request that the project's README shows. Its handler is not written yet, and says so. */
async function callStarted(command: string, project: Stage): Promise<string> {
  const readme = readFileSync(join(project.folder, "README.md"), "utf8");
  const [, path = "", body = ""] = /curl http:\/\/127\.0\.0\.1:8080(\S+) -H \S+ \S+ -d (\S+)/.exec(readme) ?? [];
  const server = await startServer(command, { ...project, env: { ...project.env, PORT: "0" } });
  try {
    const base = /http:\/\/127\.0\.0\.1:\d+/.exec(server.line)?.[0] ?? "";
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(base + path, { method: "POST", body: body.replaceAll("'", ""), headers });
    const text = await response.text();
    if (response.status !== 501) throw new Error(`${path} answered ${response.status}: ${text}`);
    const wsdl = await (await fetch(`${base}/soap11?wsdl`)).text();
    if (!wsdl.includes("definitions")) throw new Error(`The server's WSDL is ${wsdl}`);
    return `501 ${JSON.parse(text).detail}`;
  } finally {
    server.stop();
  }
}

/** Throws if a file of a project, or what a link in it leads to, is in this repository, or if a lock file names its folder. */
function findLinks(folder: string): string {
  const own = realpathSync(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const outside = files
    .filter((file) => file.isSymbolicLink())
    .map((file) => realpathSync(join(file.parentPath, file.name)))
    .filter((path) => !path.startsWith(own));
  const named = files
    .filter(
      (file) =>
        /^(?:package\.json|package-lock\.json|pnpm-lock\.yaml|yarn\.lock|\.pnp\.cjs)$/.test(file.name) && file.isFile(),
    )
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path, "utf8").includes(root));
  if (outside.length > 0 || named.length > 0)
    throw new Error(`Links lead outside: ${[...outside, ...named].join(", ")}`);
  return `${files.length} files`;
}

/** Lines in which package managers tell about themselves. */
const chatter = /^(?:Done|➤|npm notice|run `npm fund`)/;

/** The last line of a command's output that says something. What `init` prints ends with what to do next. */
function lastLine(output: string): string {
  const [told = ""] = output.split("\nNext:");
  const lines = told
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !chatter.test(line));
  return lines.at(-1) ?? "done";
}
