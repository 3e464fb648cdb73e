import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  type ClientSecurityOptions,
  type KeyReference,
  keyDecrypter,
  keySigner,
  type ServerSecurityOptions,
} from "./index.js";
import { startAttacked } from "./testing/attacked-service.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { paymentEnvelope, securedPayment } from "./testing/messages.js";

const run = promisify(execFile);
const program = fileURLToPath(new URL("../src/testing/Wss4jPeer.java", import.meta.url));
const jars = ["wss4j", "xmlsec", "commons-logging", "slf4j-api", "slf4j-nop", "commons-codec"].map(
  (name) => `/usr/share/java/${name}.jar`,
);
/** A program in one source file needs a compiler. */
const hasWss4j = existsSync(jars[0] ?? "") && spawnSync("javac", ["-version"]).status === 0;
if (!hasWss4j)
  console.warn("Skipped: WSS4J or a JDK is not installed (apt-get install libwss4j-java default-jdk-headless).");

let ann: Authority;
let shop: Authority;
let folder = "";

const usernameToken = { password: (username: string) => (username === "ann" ? "p<&>w" : undefined) };
const annsToken = { username: "ann", password: "p<&>w" };

/** What WSS4J does to a message, and what our server asks of it. WSS4J's numbers for the names of certificates. */
const theirs: readonly (readonly [title: string, steps: string, server: () => ServerSecurityOptions])[] = [
  ["UsernameToken, text", "username:text", () => ({ usernameToken })],
  ["UsernameToken, digest", "username:digest", () => ({ usernameToken })],
  ["signature, binary-security-token", "sign:1", () => ({ signature: { certificates: [ann.certificate] } })],
  ["signature, issuer-serial", "sign:2", () => ({ signature: { certificates: [ann.certificate] } })],
  ["signature, subject-key-identifier", "sign:4", () => ({ signature: { certificates: [ann.certificate] } })],
  ["signature, thumbprint", "sign:8", () => ({ signature: { certificates: [ann.certificate] } })],
  ...[2, 4, 8].map(
    (name) =>
      [
        `signature and encryption for the certificate by its name ${name}`,
        `sign:1,encrypt:${name}`,
        () => ({ signature: { certificates: [ann.certificate] }, decryption: { keys: [keyDecrypter(shop)] } }),
      ] as const,
  ),
];

const keyReferences: readonly KeyReference[] = [
  "binary-security-token",
  "issuer-serial",
  "subject-key-identifier",
  "thumbprint",
];
const [usernameAction, signAction, encryptAction, timestampAction, tokenAction] = [1, 2, 4, 32, 4096];

/** How our client secures a message, and the actions that WSS4J has verified then, the last one of the header first. */
const ours: readonly (readonly [title: string, client: () => ClientSecurityOptions, actions: readonly number[]])[] = [
  [
    "UsernameToken, text",
    () => ({ usernameToken: { ...annsToken, passwordType: "text" } }),
    [usernameAction, timestampAction],
  ],
  ["UsernameToken, digest", () => ({ usernameToken: annsToken }), [usernameAction, timestampAction]],
  ...keyReferences.map(
    (keyReference) =>
      [
        `signature, ${keyReference}`,
        () => ({ signature: { signer: keySigner(shop), keyReference } }),
        [signAction, timestampAction, ...(keyReference === "binary-security-token" ? [tokenAction] : [])],
      ] as const,
  ),
  ...(["issuer-serial", "subject-key-identifier", "thumbprint"] as const).map(
    (keyReference) =>
      [
        `signature and encryption for the certificate by its ${keyReference}`,
        () => ({
          signature: { signer: keySigner(shop) },
          encryption: { certificate: ann.certificate, keyReference, oaepHash: "sha1" as const },
        }),
        [signAction, timestampAction, tokenAction, encryptAction],
      ] as const,
  ),
];

(hasWss4j ? describe : describe.skip)("WSS4J", () => {
  beforeAll(async () => {
    [ann, shop] = await Promise.all([makeIdentity("ann"), makeIdentity("shop")]);
    folder = await mkdtemp(join(tmpdir(), "stubwright-"));
    const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
    await Promise.all([
      write("me.key", ann.privateKey),
      write("me.pem", ann.certificate),
      write("peer.pem", shop.certificate),
    ]);
    await Promise.all(theirs.map((_, index) => write(`theirs-${index}`, paymentEnvelope())));
    await Promise.all(ours.map(async ([, client], index) => write(`ours-${index}`, await securedPayment(client()))));
    const tasks = [
      ...theirs.map(([, steps], index) => `theirs-${index},${steps}`),
      ...ours.map((_, index) => `ours-${index},open`),
    ];
    // One start of Java for all of them.
    await run("java", ["-cp", jars.join(":"), program, folder, ...tasks]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const result = (name: string): Promise<string> => readFile(join(folder, `${name}.out`), "utf8");

  test.each(theirs.map((row, index) => [...row, index] as const))(
    "its %s is taken",
    async (_title, _steps, server, index) => {
      const service = await startAttacked(server());
      const { harm, reasons, reply } = await service.attacked(await result(`theirs-${index}`));
      expect([reasons, harm, reply.status]).toEqual([[], ["paid"], 200]);
      await service.close();
    },
  );

  test.each(ours.map((row, index) => [...row, index] as const))(
    "it verifies our %s",
    async (_title, _client, actions, index) => {
      expect(await result(`ours-${index}`)).toBe(`${JSON.stringify(actions).replaceAll(",", ", ")} 100`);
    },
  );
});
