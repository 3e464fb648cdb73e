import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import soap from "soap";
import { createServerSecurity, type ServerSecurityOptions } from "./index.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { startService, type TestService } from "./testing/exchange.js";
import { paymentsWsdl } from "./testing/payments-wsdl.js";

let ann: Authority;
let folder = "";
const services: TestService[] = [];

beforeAll(async () => {
  ann = await makeIdentity("ann");
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  await writeFile(join(folder, "payments.wsdl"), paymentsWsdl);
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await rm(folder, { recursive: true });
});

const usernameToken = { password: (username: string) => (username === "ann" ? "p<&>w" : undefined) };
const sha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const caller = { certificate: { subject: expect.stringContaining("CN=ann") } };

type Row = readonly [
  title: string,
  server: () => ServerSecurityOptions,
  security: () => soap.ISecurity,
  caller: object,
];
const table: readonly Row[] = [
  ["WSSecurity, text", () => ({ usernameToken }), () => new soap.WSSecurity("ann", "p<&>w"), { username: "ann" }],
  [
    "WSSecurity, digest",
    () => ({ usernameToken }),
    () => new soap.WSSecurity("ann", "p<&>w", { passwordType: "PasswordDigest", mustUnderstand: true }),
    { username: "ann" },
  ],
  [
    "WSSecurity, digest, without a Timestamp",
    () => ({ usernameToken, timestamp: { isRequired: false } }),
    () => new soap.WSSecurity("ann", "p<&>w", { passwordType: "PasswordDigest", hasTimeStamp: false }),
    { username: "ann" },
  ],
  [
    "WSSecurityCert",
    () => ({ signature: { certificates: [ann.certificate] } }),
    () => new soap.WSSecurityCert(ann.privateKey, ann.certificate, "", {}),
    caller,
  ],
  [
    "WSSecurityCert with wsu:Id",
    () => ({ signature: { certificates: [ann.certificate] } }),
    () =>
      new soap.WSSecurityCert(ann.privateKey, ann.certificate, "", {
        signatureAlgorithm: sha256,
        signerOptions: { idMode: "wssecurity" },
      }),
    caller,
  ],
  [
    "WSSecurityCertWithToken",
    () => ({ usernameToken, signature: { certificates: [ann.certificate], signed: [] } }),
    () =>
      new soap.WSSecurityCertWithToken({
        privateKey: Buffer.from(ann.privateKey),
        publicKey: ann.certificate,
        username: "ann",
        password: "p&lt;&amp;&gt;w",
      }),
    { username: "ann", ...caller },
  ],
  [
    "WSSecurityPlusCert, its UsernameToken signed",
    () => ({ usernameToken, signature: { certificates: [ann.certificate] } }),
    () =>
      new soap.WSSecurityPlusCert(
        new soap.WSSecurity("ann", "p<&>w", { passwordType: "PasswordDigest", hasTimeStamp: false }),
        new soap.WSSecurityCert(ann.privateKey, ann.certificate, "", { additionalReferences: ["wsse:UsernameToken"] }),
      ),
    { username: "ann", ...caller },
  ],
];

test.each(table)("node-soap's %s is taken", async (title, server, security, expected) => {
  const refusals: string[] = [];
  const onRefusal = ({ reason }: { reason: string }): void => void refusals.push(reason);
  const service = await startService({ messageSecurity: createServerSecurity({ ...server(), onRefusal }) });
  services.push(service);
  const client = await soap.createClientAsync(join(folder, "payments.wsdl"), {}, service.url);
  client.setSecurity(security());
  // It signs the Body by this id, and leaves it to its user to set it.
  if (title === "WSSecurityCertWithToken") client.addBodyAttribute({ Id: "_0" });
  const [reply] = await client.PayAsync({ amount: "12", to: "bö<b>" }).catch((error: unknown) => {
    throw new Error(`${refusals.join()} ${String(error)} ${client.lastRequest}`);
  });
  expect(reply).toEqual({ amount: "12", to: "bö<b>" });
  expect(service.made).toMatchObject([{ payment: { amount: "12" }, caller: expected }]);
});
