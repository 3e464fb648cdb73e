import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openConnection } from "./connect.js";
import { openJetStreamQueue } from "./jetstream-queue.js";
import { freePorts } from "./local/nats-cluster.js";
import { natsServer, startNatsNode } from "./local/nats-node.js";
import { type Authority, makeAuthority } from "./testing/certificates.js";
import { userWithCredentials, userWithKey } from "./testing/users.js";

const there = natsServer() === undefined ? describe.skip : describe;
const suffix = natsServer() === undefined ? " (needs nats-server: apt-get install nats-server)" : "";

type Environment = Readonly<Record<string, string>>;

there(`a NATS server that asks who comes${suffix}`, () => {
  let folder = "";
  let files = 0;
  let authority: Authority;
  let tls: readonly string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "stubwright-nats-"));
    authority = await makeAuthority("Tests");
    const server = await authority.issue("server");
    const [cert, key, ca] = [server.certificate, server.privateKey, authority.certificate].map(file);
    tls = [`cert_file: "${cert}"`, `key_file: "${key}"`, `ca_file: "${ca}"`];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function file(content: string): string {
    const path = join(folder, `file-${++files}`);
    writeFileSync(path, content);
    return path;
  }

  /** Runs `use` with the address of a server with these settings. */
  async function withServer(settings: readonly string[], use: (address: string) => Promise<void>): Promise<void> {
    const [port = 0] = await freePorts(1);
    const node = await startNatsNode({ name: `n${port}`, port, folder: join(folder, `n${port}`), settings });
    try {
      await use(`localhost:${port}`);
    } finally {
      await node.kill();
    }
  }

  /** Whether a message gets through. */
  async function isAccepted(url: string, environment: Environment): Promise<boolean> {
    const { connection } = await openConnection(url, environment);
    const queue = await openJetStreamQueue(connection, { name: "guarded" });
    const message = {
      id: "1",
      isIdGiven: false,
      operation: "Note",
      key: undefined,
      headers: {},
      body: Buffer.from("{}"),
    };
    await queue.publish(message);
    await connection.close();
    return true;
  }

  async function refusalOf(url: string, environment: Environment): Promise<string> {
    try {
      const { connection } = await openConnection(url, environment);
      await connection.close();
    } catch (error) {
      if (error instanceof Error && error.name === "QueueUnavailableError") return error.message;
      throw error;
    }
    return "";
  }

  test("takes a user with the right password over TLS, and no other", async () => {
    const settings = [`tls { ${tls.join("\n")} }`, "authorization { user: ann, password: secret }"];
    await withServer(settings, async (address) => {
      const NATS_CA = file(authority.certificate);
      expect(await isAccepted(`tls://ann:secret@${address}`, { NATS_CA })).toBe(true);
      expect(await isAccepted(`tls://${address}`, { NATS_CA, NATS_USER: "ann", NATS_PASSWORD: "secret" })).toBe(true);
      const wrong = await refusalOf(`tls://ann:guessed@${address}`, { NATS_CA });
      expect(wrong).toBe(`no NATS server of ${address} can be reached: Authorization Violation`);
      expect(wrong).not.toContain("guessed");
      expect(await refusalOf(`tls://${address}`, { NATS_CA })).toContain("Authorization Violation");
      const other = file((await makeAuthority("Others")).certificate);
      expect(await refusalOf(`tls://ann:secret@${address}`, { NATS_CA: other })).toMatch(
        /^no NATS server of localhost:\d+ can be reached: .*(?:certificate|self.signed)/,
      );
    });
  });

  test("takes a client with a certificate of the authority, and none without", async () => {
    await withServer([`tls { ${tls.join("\n")}\nverify: true }`], async (address) => {
      const NATS_CA = file(authority.certificate);
      const client = await authority.issue("client");
      const own = { NATS_CERT: file(client.certificate), NATS_KEY: file(client.privateKey) };
      expect(await isAccepted(`tls://${address}`, { NATS_CA, ...own })).toBe(true);
      const none = await refusalOf(`tls://${address}`, { NATS_CA });
      expect(none).toContain(`no NATS server of ${address} can be reached: `);
    });
  });

  test("takes a token, and no other", async () => {
    await withServer(["authorization { token: right }"], async (address) => {
      expect(await isAccepted(`nats://${address}`, { NATS_TOKEN: "right" })).toBe(true);
      expect(await refusalOf(`nats://${address}`, { NATS_TOKEN: "wrong" })).toContain("Authorization Violation");
    });
  });

  test("takes an nkey, and no other", async () => {
    const [known, stranger] = [userWithKey(), userWithKey()];
    await withServer(known.settings, async (address) => {
      expect(await isAccepted(`nats://${address}`, { NATS_NKEY: file(known.file) })).toBe(true);
      const wrong = await refusalOf(`nats://${address}`, { NATS_NKEY: file(stranger.file) });
      expect(wrong).toContain("Authorization Violation");
    });
  });

  test("takes a credentials file, and no other", async () => {
    const [known, stranger] = [await userWithCredentials(), await userWithCredentials()];
    await withServer(known.settings, async (address) => {
      expect(await isAccepted(`nats://${address}`, { NATS_CREDS: file(known.file) })).toBe(true);
      const wrong = await refusalOf(`nats://${address}`, { NATS_CREDS: file(stranger.file) });
      expect(wrong).toContain("Authorization Violation");
    });
  });

  test.each(["NATS_CA", "NATS_NKEY", "NATS_CREDS"])("%s names a file that is not there", async (name) => {
    await expect(openConnection("nats://127.0.0.1:4222", { [name]: "/no/such/file" })).rejects.toThrow(
      `${name} is a file that cannot be read: /no/such/file`,
    );
  });
});
