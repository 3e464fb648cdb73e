import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createServerSecurity, keySigner, type ServerSecurityOptions } from "./index.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { startService, type TestService } from "./testing/exchange.js";
import { paymentsWsdl } from "./testing/payments-wsdl.js";

const run = promisify(execFile);
const program = fileURLToPath(new URL("../src/testing/zeep-client.py", import.meta.url));

/** Debian's own interpreter, which has Debian's packages whatever else is installed. */
const python = "/usr/bin/python3";
const hasZeep = spawnSync(python, ["-c", "import zeep, xmlsec"]).status === 0;
if (!hasZeep) console.warn("Skipped: zeep is not installed (apt-get install python3-zeep python3-xmlsec).");

let ann: Authority;
let shop: Authority;
let folder = "";
const services: TestService[] = [];

beforeAll(async () => {
  [ann, shop] = await Promise.all([makeIdentity("ann"), makeIdentity("shop")]);
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  const files = {
    "p.wsdl": paymentsWsdl,
    "key.pem": ann.privateKey,
    "ann.pem": ann.certificate,
    "shop.pem": shop.certificate,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await rm(folder, { recursive: true });
});

async function callByZeep(server: ServerSecurityOptions, kind: string, more: object = {}): Promise<TestService> {
  const refusals: string[] = [];
  const onRefusal = ({ reason }: { reason: string }): void => void refusals.push(reason);
  const service = await startService({ messageSecurity: createServerSecurity({ ...server, onRefusal }) });
  services.push(service);
  const at = (name: string): string => join(folder, name);
  const files = { wsdl: at("p.wsdl"), key: at("key.pem"), certificate: at("ann.pem") };
  const options = { ...files, url: service.url, kind, amount: "12", ...more };
  const { stdout } = await run(python, [program, JSON.stringify(options)]).catch((error: unknown) => {
    throw new Error(`${refusals.join()} ${String(error)}`);
  });
  expect(JSON.parse(stdout)).toEqual({ amount: "12", to: "bö<b>" });
  return service;
}

(hasZeep ? describe : describe.skip)("zeep", () => {
  const usernameToken = { password: (username: string) => (username === "ann" ? "p<&>w" : undefined) };

  test.each(["text", "digest"])("its UsernameToken, %s, is taken", async (kind) => {
    const { made } = await callByZeep({ usernameToken }, kind);
    expect(made).toMatchObject([{ caller: { username: "ann" } }]);
  });

  test.each(["binary", "certificate"])(
    "its signature, with the certificate as %s, is taken; ours is verified",
    async (kind) => {
      const signature = { certificates: [ann.certificate] };
      const reply = { signature: { signer: keySigner(shop) }, confirmation: true };
      const { made } = await callByZeep({ signature, reply }, kind, { peer: join(folder, "shop.pem") });
      expect(made).toMatchObject([{ caller: { certificate: { subject: expect.stringContaining("CN=ann") } } }]);
    },
  );

  test("it refuses a reply that another key has signed", async () => {
    const signature = { certificates: [ann.certificate] };
    const reply = { signature: { signer: keySigner(ann) } };
    const call = callByZeep({ signature, reply }, "binary", { peer: join(folder, "shop.pem") });
    await expect(call).rejects.toThrow("SignatureVerificationFailed");
  });
});
