import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file beside the source of this one: contract and servers are not compiled. */
const source = (name: string): string =>
  fileURLToPath(new URL(`../../../src/other-stacks/servers/${name}`, import.meta.url));

/** The contract of the servers. */
export const depotWsdl = source("depot.wsdl");

/** A stack that serves the contract of the depot. */
export interface Stack {
  readonly name: string;
  /** What to install if it is absent. */
  readonly packages: string;
  readonly isInstalled: boolean;
  /** Makes the server in a folder, and starts it. */
  start(folder: string): Promise<StartedServer>;
}

interface StartedServer {
  readonly process: ChildProcess;
  /** The address of its SOAP service. */
  readonly url: string;
}

const jaxwsLibrary = "/usr/share/java/jaxws-rt.jar";
const jaxwsImport = "/usr/share/jaxws/bin/wsimport.sh";

export const stacks: readonly Stack[] = [
  {
    name: "gSOAP",
    packages: "gsoap libgsoap-dev g++",
    isInstalled: existsSync("/usr/bin/wsdl2h") && existsSync("/usr/include/stdsoap2.h") && has("g++"),
    start: startGsoap,
  },
  {
    name: "JAX-WS",
    packages: "jaxws default-jdk-headless",
    isInstalled: existsSync(jaxwsLibrary) && existsSync(jaxwsImport) && has("javac"),
    start: startJaxws,
  },
];

function has(compiler: string): boolean {
  return spawnSync(compiler, ["--version"]).status === 0;
}

async function startGsoap(folder: string): Promise<StartedServer> {
  const inFolder = { cwd: folder };
  await run("wsdl2h", ["-o", "depot.h", depotWsdl], inFolder);
  await run("soapcpp2", ["-j", "-S", "-L", "-x", "-I/usr/share/gsoap/import", "depot.h"], inFolder);
  const sources = [source("depot-server.cpp"), "soapC.cpp", "soapDepotSoapService.cpp"];
  await run("g++", ["-std=c++17", "-w", "-I.", "-o", "depot", ...sources, "-lgsoap++", "-pthread"], inFolder);
  const server = spawn(join(folder, "depot"), { stdio: ["ignore", "pipe", "ignore"] });
  return { process: server, url: `http://127.0.0.1:${await firstLine(server)}/` };
}

async function startJaxws(folder: string): Promise<StartedServer> {
  const inFolder = { cwd: folder };
  await run("sh", [jaxwsImport, "-XadditionalHeaders", "-keep", "-Xnocompile", "-d", ".", depotWsdl], inFolder);
  const classes = (await readdir(join(folder, "example/depot"))).map((name) => `example/depot/${name}`);
  await run("javac", ["-nowarn", "-cp", jaxwsLibrary, "-d", "out", ...classes, source("DepotServer.java")], inFolder);
  const port = await freePort();
  const started = ["-cp", `out:${jaxwsLibrary}`, "DepotServer", port, depotWsdl];
  const server = spawn("java", started, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  return { process: server, url: `http://127.0.0.1:${await firstLine(server)}/depot` };
}

async function freePort(): Promise<string> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  holder.close();
  await once(holder, "close");
  if (address === null || typeof address === "string") throw new Error("The holder of a port has no port.");
  return String(address.port);
}

/** The first line that a server prints: its port. Rejects if the server ends before. */
async function firstLine(server: ChildProcess): Promise<string> {
  const ended = once(server, "exit").then(([status]) => {
    throw new Error(`The server ended with ${status}.`);
  });
  const printed = once(server.stdout ?? server, "data").then(([chunk]) => String(chunk).trim());
  ended.catch(() => undefined);
  return Promise.race([printed, ended]);
}

/** Makes and starts a stack's server in a folder of its own. */
export async function startStack(stack: Stack): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  await mkdir(join(folder, "out"));
  const { process: server, url } = await stack.start(folder);
  const stop = async (): Promise<void> => {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
