import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Outcome, runProgram, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-client-"));
const project = join(folder, "client");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const link = (path: string): void => symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
const npmTest = (cwd: string): Promise<Outcome> => runProgram(cwd, "npm", "test", "--node-options=--test-reporter=tap");

beforeAll(async () => {
  const contract = join(root, "contracts/game-play/game-play.wsdl");
  const outcome = await runStubwright(folder, "init", contract, "client", "--client");
  expect(outcome).toMatchObject({ status: 0, error: "" });
  expect(outcome.out).toContain(
    "game-play: 22 operations, in a client package\n\nNext:\n  cd client\n  npm install\n  npm test\n",
  );
  expect(outcome.out).not.toContain("npm start");
  link(project);
});

test("npm test calls each operation of a mock over both wires", async () => {
  const { out, status } = await npmTest(project);
  expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/^# tests 44$[\s\S]*^# pass 44$/m) });
});

test("check finds it current", async () => {
  expect(await runStubwright(project, "check")).toEqual({ status: 0, out: "game-play: current\n", error: "" });
});

/** A project that has the package as npm would install it: the files that npm packs, and nothing else. */
async function user(): Promise<string> {
  const path = join(folder, "user");
  const installed = join(path, "node_modules/game-play-client");
  mkdirSync(installed, { recursive: true });
  const { out } = await runProgram(project, "npm", "pack", "--dry-run", "--json", "--ignore-scripts");
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(out);
  for (const file of files) cpSync(join(project, file.path), join(installed, file.path), { recursive: true });
  expect(files.map((file) => file.path).filter((name) => /test|\.map$|^src|^contracts/.test(name))).toEqual([]);
  for (const name of ["@stubwright", "@types", "typescript"])
    symlinkSync(join(root, "node_modules", name), join(path, "node_modules", name));
  return path;
}

const call = `
const client = createGamePlayClient(createJsonTransport({
  baseUrl: "http://service.test",
  fetch: async () => Response.json({ CanContinue: true, Id: 3, IsPrize: false, LegalMovement: true, Win: false }),
}));
client.popBalloonRequest({ PopBalloonId: 3 }).then((reply) => console.log("balloon", reply.Id));
`;

test("the packed package is called from ESM, CommonJS, and TypeScript that knows its types", async () => {
  const path = await user();
  const names = "createGamePlayClient, createJsonTransport";
  writeFileSync(join(path, "esm.mjs"), `import { ${names} } from "game-play-client";${call}`);
  writeFileSync(join(path, "commonjs.cjs"), `const { ${names} } = require("game-play-client");${call}`);
  for (const file of ["esm.mjs", "commonjs.cjs"])
    expect([file, (await runProgram(path, process.execPath, file)).out]).toEqual([file, "balloon 3\n"]);
  const typed = `import { ${names}, type BalloonResult, type GamePlayClient } from "game-play-client";
import { popBalloonRequest } from "game-play-client/client";
const client: GamePlayClient = createGamePlayClient(createJsonTransport({ baseUrl: "" }));
export const reply: Promise<BalloonResult> = client.popBalloonRequest({ PopBalloonId: 3 });
export const again: Promise<BalloonResult> = popBalloonRequest(createJsonTransport({ baseUrl: "" }), { PopBalloonId: 3 });
`;
  const compile = (text: string): Promise<Outcome> => {
    writeFileSync(join(path, "typed.mts"), text);
    const tsc = join(path, "node_modules/typescript/bin/tsc");
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--types", "node", "typed.mts"];
    return runProgram(path, process.execPath, tsc, ...options);
  };
  expect(await compile(typed)).toMatchObject({ status: 0, out: "" });
  expect((await compile(typed.replace("PopBalloonId: 3", 'PopBalloonId: "3"'))).out).toContain("TS2322");
});

test("a contract with one-way operations alone has a client package, too", async () => {
  const types = `<types><xs:schema targetNamespace="urn:alarms"><xs:element name="Raise" type="xs:string"/></xs:schema></types>`;
  writeFileSync(
    join(folder, "alarms.wsdl"),
    `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:alarms" targetNamespace="urn:alarms">${types}
  <message name="RaiseIn"><part name="body" element="t:Raise"/></message>
  <portType name="Alarms"><operation name="Raise"><input message="t:RaiseIn"/></operation></portType>
  <binding name="Alarms" type="t:Alarms"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Raise"><input><soap:body use="literal"/></input></operation></binding>
  <service name="Alarms"><port name="Alarms" binding="t:Alarms"><soap:address location="http://localhost/"/></port></service>
</definitions>`,
  );
  expect(await runStubwright(folder, "init", "alarms.wsdl", "alarms", "--client")).toMatchObject({
    status: 0,
    error: "",
  });
  link(join(folder, "alarms"));
  const { out } = await npmTest(join(folder, "alarms"));
  expect(out).toMatch(/^# pass 2$/m);
  expect(readFileSync(join(folder, "alarms/src/client.test.ts"), "utf8")).toContain("raise: async () => {},");
});
