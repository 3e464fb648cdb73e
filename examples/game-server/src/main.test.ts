import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { collect } from "./store/collect.js";
import { openLmdbStore } from "./store/lmdb-store.js";
import { createScratchFolder } from "./testing/scratch-folder.js";
import { runMain, type ServerProcess, startServer } from "./testing/server-process.js";

const pop = JSON.stringify({ Guid: "0f8fad5bd9cb469fa16570867728950e", PopBalloonId: 3 });
let folder: ReturnType<typeof createScratchFolder>;
beforeEach(() => {
  folder = createScratchFolder();
});
afterEach(() => folder.remove());

/** Sends the head and half the body of a call; `finish` sends the rest and gives the reply. */
async function startCall(server: ServerProcess) {
  const call = httpRequest(`${server.url}/json/reply/PopBalloonRequest`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": pop.length },
  });
  const failed = new Promise<string>((resolve) => call.on("error", (error) => resolve(error.message)));
  const answered = once(call, "response").then(
    ([response]) => text(response),
    () => "no reply",
  );
  call.write(pop.slice(0, 10));
  await sleep(100);
  const finish = (): Promise<string> => {
    call.end(pop.slice(10));
    return answered;
  };
  return { finish, failed };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s stops the server: the running call is answered, exit code 0",
  async (signal) => {
    const server = await startServer(folder.path);
    const call = await startCall(server);
    server.child.kill(signal);
    await sleep(100);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    expect(JSON.parse(await call.finish())).toMatchObject({ Id: 3, LegalMovement: true });
    expect(await server.ended).toEqual({ code: 0, signal: null, stdout: `listening on ${server.url}\n`, stderr: "" });
  },
);

test("connections kept alive do not hold up the stop", async () => {
  const server = await startServer(folder.path);
  for (let round = 0; round < 3; round++) await (await fetch(`${server.url}/healthz`)).text();
  const start = performance.now();
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("a second signal ends it at once", async () => {
  const server = await startServer(folder.path);
  const call = await startCall(server);
  server.child.kill("SIGTERM");
  await sleep(400);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(143);
  expect(await call.failed).toMatch(/hang up|ECONNRESET/);
});

test("two signals in one moment are one, as npm and a terminal send them", async () => {
  const server = await startServer(folder.path);
  const call = await startCall(server);
  server.child.kill("SIGINT");
  await sleep(20);
  server.child.kill("SIGINT");
  await sleep(50);
  expect(JSON.parse(await call.finish())).toMatchObject({ Id: 3 });
  expect((await server.ended).code).toBe(0);
});

test("a port in use: one clear line and exit code 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const end = await runMain({ PORT: String(port), DATA_DIR: folder.path });
  other.close();
  const stderr = `port ${port} on 127.0.0.1 is already in use\n`;
  expect(end).toEqual({ code: 1, signal: null, stdout: "", stderr });
});

test.each([
  [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, and is "http"\n'],
  [{ STORE: "redis" }, 'STORE must be lmdb or nats://host:port, and is "redis"\n'],
  [{ PORT: "0", DATA_DIR: "/dev/null/data" }, "cannot start: ENOTDIR: not a directory, mkdir '/dev/null/data'\n"],
])("settings that cannot be used (%j): one clear line and exit code 1", async (environment, stderr) => {
  expect(await runMain(environment)).toEqual({ code: 1, signal: null, stdout: "", stderr });
});

test("a killed server comes back with every move it answered", async () => {
  const first = await startServer(folder.path);
  const answers = await Promise.all([1, 2, 3].map((balloon) => popOn(first.url, balloon)));
  expect(answers.some((answer) => answer.LegalMovement === true)).toBe(true);
  first.child.kill("SIGKILL");
  expect((await first.ended).signal).toBe("SIGKILL");

  const second = await startServer(folder.path);
  for (const answer of answers.filter(({ LegalMovement }) => LegalMovement === true)) {
    expect(await popOn(second.url, Number(answer.Id))).toMatchObject({ LegalMovement: false, IsPrize: answer.IsPrize });
  }
  second.child.kill("SIGTERM");
  await second.ended;
});

test("several processes share a port and a store; one that is killed is replaced", async () => {
  const server = await startServer(folder.path, { WORKERS: "2" });
  let replaced = false;
  server.child.stderr?.on("data", (text: string) => {
    replaced ||= text.includes("is replaced by");
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => popOn(server.url, 5)));
  expect(answers.filter(({ LegalMovement }) => LegalMovement === true).length).toBe(1);
  const children = () => execFileSync("ps", ["-o", "pid=", "--ppid", String(server.child.pid)], { encoding: "utf8" });
  const pids = children().trim().split(/\s+/).map(Number).filter(isAlive);
  process.kill(pids[0] ?? 0, "SIGKILL");
  while (!replaced) await sleep(20);
  expect(await popOn(server.url, 5)).toMatchObject({ LegalMovement: false });
  server.child.kill("SIGTERM");
  const { code, stdout, stderr } = await server.ended;
  expect([code, stdout]).toEqual([0, `listening on ${server.url}\n`]);
  expect(stderr).toMatch(/^process \d+ ended \(SIGKILL\) and is replaced by process \d+\n$/);
});

/** `ps` lists itself, too, if it has the same parent. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("one-way operations go over the queue in the folder, once for each id", async () => {
  const server = await startServer(folder.path, { QUEUE: "on" });
  const spin = async (id: string): Promise<number> => {
    const headers = { "Content-Type": "application/json", "Idempotency-Key": id };
    const url = `${server.url}/json/reply/SpinRequest`;
    return (await fetch(url, { method: "POST", headers, body: JSON.stringify({ Id: id }) })).status;
  };
  expect([await spin("a"), await spin("b"), await spin("a")]).toEqual([200, 200, 200]);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
  const rest = await startServer(folder.path, { QUEUE: "on", ROLE: "work" });
  expect((await fetch(`${rest.url}/json/reply/SpinRequest`, { method: "POST" })).status).toBe(404);
  const store = openLmdbStore(folder.path);
  let contents: unknown[] = [];
  while (contents.length < 2) contents = (await collect(store.entries())).map(({ content }) => content);
  await store.close();
  expect(contents).toEqual(expect.arrayContaining([{ Id: "a" }, { Id: "b" }]));
  rest.child.kill("SIGTERM");
  expect((await rest.ended).code).toBe(0);
});

async function popOn(url: string, balloon: number): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ ...JSON.parse(pop), PopBalloonId: balloon });
  const headers = { "Content-Type": "application/json" };
  return JSON.parse(
    await (await fetch(`${url}/json/reply/PopBalloonRequest`, { method: "POST", headers, body })).text(),
  );
}
