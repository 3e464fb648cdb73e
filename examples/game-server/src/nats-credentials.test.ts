import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { freePorts, type NatsNode, natsServer, startNatsNode } from "@stubwright/jetstream/local";
import { createScratchFolder } from "./testing/scratch-folder.js";
import { runMain, startServer } from "./testing/server-process.js";

const there = natsServer() === undefined ? describe.skip : describe;
const suffix = natsServer() === undefined ? " (needs nats-server: apt-get install nats-server)" : "";

there(`a game server whose NATS servers want a password${suffix}`, () => {
  let folder: ReturnType<typeof createScratchFolder>;
  let node: NatsNode;
  beforeEach(async () => {
    folder = createScratchFolder();
    const [port = 0] = await freePorts(1);
    const settings = ["authorization { user: ann, password: secret }"];
    node = await startNatsNode({ name: "n1", port, folder: join(folder.path, "n1"), settings });
  });
  afterEach(async () => {
    await node.kill();
    folder.remove();
  });

  test("starts with the right one", async () => {
    const server = await startServer(folder.path, { STORE: `nats://ann:secret@${node.url}` });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });

  test.each([
    ["a wrong one", "ann:guessed@", {}],
    ["none", "", {}],
    ["a wrong one in the environment", "", { NATS_USER: "ann", NATS_PASSWORD: "guessed" }],
  ])("with %s: one clear line without it, and exit code 1", async (_title, account, environment) => {
    const end = await runMain({ PORT: "0", STORE: `nats://${account}${node.url}`, ...environment });
    const stderr = `cannot start: no NATS server of ${node.url} can be reached: Authorization Violation\n`;
    expect(end).toEqual({ code: 1, signal: null, stdout: "", stderr });
  });
});
