import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { runTour } from "./tour.js";

const serverFile = fileURLToPath(new URL("../../game-server/dist/main.js", import.meta.url));
const mainFile = fileURLToPath(new URL("./main.js", import.meta.url));
const guid = "0f8fad5b-d9cb-469f-a165-70867728950e";
const dataDir = mkdtempSync(join(tmpdir(), "client-tour-"));
let server: ChildProcess;
let baseUrl: string;

beforeAll(async () => {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, SEED: "tour" };
  const child = spawn(process.execPath, [serverFile], { env, stdio: ["ignore", "pipe", "inherit"] });
  server = child;
  const [line] = await once(child.stdout, "data");
  baseUrl = String(line).replace("listening on", "").trim();
});
afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "close");
  rmSync(dataDir, { recursive: true, force: true });
});

test("the tour sees what it promises", async () => {
  const lines: string[] = [];
  await runTour({ baseUrl, guid, say: (line) => lines.push(line) });
  expect(lines).toEqual([
    "1. One client, two wires: the same functions and types",
    "   JSON  a board of 8 x 8, score 0, 60 seconds left",
    "   JSON  balloon 7: legal true, prize false, see /images/balloon-empty.svg",
    "   JSON  the rating is accepted; a one-way call has no reply",
    "   SOAP  a board of 8 x 8, score 0, 60 seconds left",
    "   SOAP  balloon 7: legal true, prize true, see /images/balloon-prize.svg",
    "   SOAP  the rating is accepted; a one-way call has no reply",
    "2. Every failed call is a CallError, and its kind says why",
    "   encode    nothing was sent: MatchTilesPerformanceRequest: /X: 1.5 is not a valid xs:int",
    "   problem   400, limit at the whole message: objects and arrays are too deep",
    "   fault     Client, limit at the whole message: Elements are more than 64 deep.",
    "   transport the connection failed",
    "   protocol  PopBalloonRequest: HTTP status 404 with application/problem+json",
    "3. A call ends when time is over, or when nobody waits for it any more",
    "   timeout   no reply in time",
    "   timeout   no reply in time",
    "   abort     we gave up ourselves",
    "4. Headers and interceptors add to every call",
    '   sent    authorization "Bearer token-1", x-call "1"',
    "   retried PopBalloonRequest",
    '   sent    authorization "Bearer token-1", x-call "2"',
    '   sent    authorization "Basic Z3Vlc3Q6", x-call "3"',
    "5. In a test the service is an object of yours, behind the same codecs",
    "   JSON  balloon 3 wins: true",
    "   JSON  problem   409, this wheel is closed",
    "   SOAP  balloon 3 wins: true",
    "   SOAP  fault     Client, this wheel is closed",
  ]);
});

test("the program takes the server's address, and plays a game of its own each time", async () => {
  const run = promisify(execFile);
  for (let round = 0; round < 2; round++) {
    const { stdout, stderr } = await run(process.execPath, [mainFile, baseUrl]);
    expect(stdout.match(/balloon 7: legal true/g)).toHaveLength(2);
    expect(stderr).toBe("");
  }
});

test("without a server the program says what to do", async () => {
  const run = promisify(execFile);
  await expect(run(process.execPath, [mainFile, "http://127.0.0.1:1"])).rejects.toMatchObject({
    code: 1,
    stderr: "Nothing answers at http://127.0.0.1:1. Start the game server first: npm start\n",
  });
});
