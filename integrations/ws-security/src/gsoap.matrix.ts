import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createServerSecurity, keySigner, type ServerSecurityOptions } from "./index.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { startService } from "./testing/exchange.js";
import { paymentsWsdl } from "./testing/payments-wsdl.js";

const run = promisify(execFile);
const plugin = "/usr/share/gsoap/plugin";
const custom = "/usr/share/gsoap/custom";
const client = fileURLToPath(new URL("../src/testing/gsoap-client.cpp", import.meta.url));
const isInstalled =
  existsSync(`${plugin}/wsseapi.c`) &&
  existsSync("/usr/include/openssl/evp.h") &&
  spawnSync("g++", ["--version"]).status === 0;
const here = isInstalled ? describe : describe.skip;
const suffix = isInstalled ? "" : " (skipped: needs gsoap, libgsoap-dev, libssl-dev and g++)";

const folder = mkdtempSync(join(tmpdir(), "stubwright-gsoap-"));
let authority: Authority;
let ann: Authority;
let shop: Authority;
let stranger: Authority;

/** Makes gSOAP's client of the payments, with its plug-in. */
async function compileClient(): Promise<void> {
  const inFolder = { cwd: folder };
  writeFileSync(join(folder, "payments.wsdl"), paymentsWsdl);
  await run("wsdl2h", ["-o", "payments.h", "payments.wsdl"], inFolder);
  const header = readFileSync(join(folder, "payments.h"), "utf8");
  writeFileSync(join(folder, "payments.h"), `#import "wsse.h"\n${header}`);
  await run("soapcpp2", ["-C", "-x", "-L", "-I/usr/share/gsoap/import:/usr/share/gsoap", "payments.h"], inFolder);
  const plugins = ["wsseapi.c", "smdevp.c", "mecevp.c", "threads.c"].map((name) => `${plugin}/${name}`);
  const flags = ["-std=c++17", "-w", "-DWITH_OPENSSL", "-DWITH_DOM", "-I.", `-I${plugin}`, `-I${custom}`, "-o", "pay"];
  const sources = [client, "soapC.cpp", "soapClient.cpp", "-x", "c++", ...plugins, `${custom}/struct_timeval.c`];
  const libraries = ["-x", "none", "-lgsoapssl++", "-lssl", "-lcrypto", "-lz", "-pthread"];
  await run("g++", [...flags, ...sources, ...libraries], inFolder);
}

beforeAll(async () => {
  if (!isInstalled) return;
  authority = await makeIdentity("authority", { isAuthority: true });
  [ann, shop, stranger] = await Promise.all([
    makeIdentity("ann", { issuer: authority }),
    makeIdentity("shop", { issuer: authority }),
    makeIdentity("stranger"),
  ]);
  const files = { key: ann.privateKey, certificate: ann.certificate, authority: authority.certificate };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.pem`), text);
  await compileClient();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls our server with gSOAP's client, and gives what it printed and why the server refused. */
async function pay({
  password = "secret",
  ...security
}: Partial<ServerSecurityOptions> & { readonly password?: string } = {}) {
  const refusals: string[] = [];
  const messageSecurity = createServerSecurity({
    usernameToken: { password: (username) => (username === "ann" ? "secret" : undefined) },
    signature: { authorities: [authority.certificate] },
    reply: { signature: { signer: keySigner(shop) } },
    onRefusal: ({ code }) => void refusals.push(code),
    ...security,
  });
  const service = await startService({ messageSecurity });
  const keys = ["key.pem", "certificate.pem", "authority.pem"];
  const { stdout } = await run(join(folder, "pay"), [service.url, ...keys, password], { cwd: folder });
  await service.close();
  return { said: stdout.trim(), refusals, made: service.made };
}

here(`gSOAP's plug-in wsse${suffix}`, () => {
  test("signs Body, Timestamp and UsernameToken for our server, and takes our signed reply", async () => {
    const { said, refusals, made } = await pay();
    expect({ said, refusals }).toEqual({ said: "paid 12 to shop & <friends>, signed", refusals: [] });
    expect(made[0]?.caller).toMatchObject({
      username: "ann",
      certificate: { subject: expect.stringContaining("CN=ann") },
    });
  });

  test.each(["issuer-serial", "subject-key-identifier", "thumbprint"] as const)(
    "does not trust a reply whose certificate is named by %s alone, as it knows no certificates",
    async (keyReference) => {
      const { said } = await pay({ reply: { signature: { signer: keySigner(shop), keyReference } } });
      expect(said).toMatch(/^refused: /);
    },
  );

  test("refuses a reply that a stranger has signed", async () => {
    expect((await pay({ reply: { signature: { signer: keySigner(stranger) } } })).said).toMatch(/^refused: /);
  });

  test("is refused by our server with a wrong password", async () => {
    const { said, refusals, made } = await pay({ password: "wrong" });
    expect({ refusals, made }).toEqual({ refusals: ["FailedAuthentication"], made: [] });
    expect(said).toMatch(/^refused: /);
  });

  test("is refused by our server if its authority is another one", async () => {
    const { refusals } = await pay({ signature: { certificates: [stranger.certificate] } });
    expect(refusals).toEqual(["FailedAuthentication"]);
  });
});
