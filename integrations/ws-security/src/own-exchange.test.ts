import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { OpenContent, SoapTransportOptions } from "@stubwright/runtime";
import { ServiceFault } from "@stubwright/runtime/server";
import {
  type ClientSecurityOptions,
  createClientSecurity,
  createServerSecurity,
  type KeyReference,
  keyDecrypter,
  keySigner,
  type ServerSecurityOptions,
  type SignatureAlgorithmName,
} from "./index.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { type Payments, pay, recordingTransport, startService, type TestService, tell } from "./testing/exchange.js";

let authority: Authority;
let ann: Authority;
let shop: Authority;
let curve: Authority;
const services: TestService[] = [];

beforeAll(async () => {
  authority = await makeIdentity("authority", { isAuthority: true });
  [ann, shop, curve] = await Promise.all([
    makeIdentity("ann", { issuer: authority }),
    makeIdentity("shop", { issuer: authority }),
    makeIdentity("curve", { issuer: authority, keyType: "ec" }),
  ]);
});
afterAll(() => Promise.all(services.map((service) => service.close())));

/** A service and a client, with what passes between them. */
async function connect(
  server: ServerSecurityOptions,
  client: ClientSecurityOptions,
  { payments, ...transport }: Partial<SoapTransportOptions> & { readonly payments?: Payments } = {},
) {
  const service = await startService({ messageSecurity: createServerSecurity(server) }, payments);
  services.push(service);
  return { ...recordingTransport(service.url, createClientSecurity(client), transport), service };
}

const passwords = { password: (username: string) => (username === "ann" ? "s3cret <&>" : undefined) };
const annsPassword = { username: "ann", password: "s3cret <&>" };

test.each(["text", "digest"] as const)("a UsernameToken with the password as %s", async (passwordType) => {
  const { transport, service, sent } = await connect(
    { usernameToken: passwords },
    { usernameToken: { ...annsPassword, passwordType } },
  );
  expect(await transport.call(pay, { amount: "1" })).toEqual({ amount: "1" });
  await transport.send(tell, { amount: "2" });
  expect(service.made.map(({ caller }) => caller)).toEqual([{ username: "ann" }, { username: "ann" }]);
  expect(sent[0]?.includes("s3cret")).toBe(passwordType === "text");
  expect(new Set(sent.map((text) => /<wsse:Nonce[^>]*>([^<]*)/.exec(text)?.[1])).size).toBe(
    passwordType === "text" ? 1 : 2,
  );
});

const keyReferences: readonly KeyReference[] = [
  "binary-security-token",
  "issuer-serial",
  "subject-key-identifier",
  "thumbprint",
];
const algorithms: readonly (readonly [SignatureAlgorithmName, "ann" | "curve"])[] = [
  ["rsa-sha256", "ann"],
  ["rsa-sha384", "ann"],
  ["rsa-sha512", "ann"],
  ["rsa-pss-sha256", "ann"],
  ["rsa-pss-sha512", "ann"],
  ["ecdsa-sha256", "curve"],
  ["ecdsa-sha384", "curve"],
];

describe("signatures", () => {
  const expectedCaller = (name: string): unknown => ({
    certificate: expect.objectContaining({ subject: expect.stringContaining(`CN=${name}`) }),
  });

  test.each(
    (["1.1", "1.2"] as const).flatMap((version) => keyReferences.map((reference) => [reference, version] as const)),
  )("the certificate as %s, both ways, in SOAP %s", async (keyReference, soapVersion) => {
    const { transport, service, received } = await connect(
      {
        signature: { certificates: [ann.certificate] },
        reply: { signature: { signer: keySigner(shop), keyReference }, confirmation: true },
      },
      {
        signature: { signer: keySigner(ann), keyReference },
        reply: { signature: { certificates: [shop.certificate] }, confirmation: true },
      },
      { soapVersion },
    );
    const payment: OpenContent = { to: "böb", text: 'a <&> "b"\r\n\tc\u0085\u2028\u{1F600}', list: ["1", "2"] };
    expect(await transport.call(pay, payment)).toEqual(payment);
    await transport.send(tell, { amount: "1" });
    expect(service.made.map(({ caller }) => caller)).toEqual([expectedCaller("ann"), expectedCaller("ann")]);
    expect(received[0]).toContain("SignatureConfirmation");
    expect(service.errors).toEqual([]);
  });

  test.each(algorithms)("by %s, of a certificate that an authority has issued", async (algorithm, name) => {
    const identity = { ann, curve }[name];
    const { transport, service } = await connect(
      { signature: { authorities: [authority.certificate] } },
      { signature: { signer: keySigner({ ...identity, algorithm }) } },
    );
    expect(await transport.call(pay, { amount: "1" })).toEqual({ amount: "1" });
    expect(service.made).toEqual([{ payment: { amount: "1" }, caller: expectedCaller(name) }]);
  });

  test("of chosen header blocks and the UsernameToken, which are all signed", async () => {
    const { transport, service, sent } = await connect(
      {
        usernameToken: passwords,
        signature: { certificates: [ann.certificate], signed: ["username-token", "{urn:h}Session"] },
      },
      { usernameToken: annsPassword, signature: { signer: keySigner(ann), headers: ["{urn:h}Session"] } },
      { headerBlocks: () => '<h:Session xmlns:h="urn:h">7</h:Session>' },
    );
    expect(await transport.call(pay, { amount: "1" })).toEqual({ amount: "1" });
    expect(service.made[0]?.caller).toEqual({ username: "ann", ...Object(expectedCaller("ann")) });
    expect(sent[0]?.match(/<ds:Reference /g)).toHaveLength(4);
  });

  test("with a key elsewhere, which takes its time", async () => {
    const inner = keySigner(ann);
    const asked: number[] = [];
    const signer = {
      ...inner,
      sign: async (bytes: Uint8Array) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        asked.push(bytes.length);
        return inner.sign(bytes);
      },
    };
    const { transport } = await connect({ signature: { certificates: [ann.certificate] } }, { signature: { signer } });
    expect(await transport.call(pay, { amount: "1" })).toEqual({ amount: "1" });
    expect(asked).toHaveLength(1);
  });

  test("of Faults, whose text the client may then believe", async () => {
    const { transport, received } = await connect(
      { signature: { certificates: [ann.certificate] }, reply: { signature: { signer: keySigner(shop) } } },
      { signature: { signer: keySigner(ann) }, reply: { signature: { authorities: [authority.certificate] } } },
      { payments: () => Promise.reject(new ServiceFault("Client", "No money.")) },
    );
    await expect(transport.call(pay, {})).rejects.toMatchObject({ kind: "fault", message: "Pay: No money." });
    expect(received[0]).toContain("SignatureValue");
  });
});

describe("encryption", () => {
  test.each([
    ["aes128-gcm", "sha1", "thumbprint"],
    ["aes192-gcm", "sha256", "subject-key-identifier"],
    ["aes256-gcm", "sha256", "issuer-serial"],
  ] as const)(
    "by %s, its key by RSA-OAEP with %s, for the certificate by %s, both ways",
    async (algorithm, oaepHash, keyReference) => {
      const encryption = { algorithm, oaepHash, keyReference };
      const { transport, service, sent, received } = await connect(
        {
          signature: { certificates: [ann.certificate] },
          decryption: { keys: [keyDecrypter(shop)] },
          reply: { signature: { signer: keySigner(shop) }, encryption: { ...encryption, certificate: "caller" } },
        },
        {
          signature: { signer: keySigner(ann) },
          encryption: { ...encryption, certificate: shop.certificate },
          reply: { signature: { certificates: [shop.certificate] }, decryption: { keys: [keyDecrypter(ann)] } },
        },
      );
      expect(await transport.call(pay, { secret: "$& <gold>" })).toEqual({ secret: "$& <gold>" });
      expect(service.errors).toEqual([]);
      for (const text of [...sent, ...received]) {
        expect(text).toContain("EncryptedData");
        expect(text).not.toContain("gold");
      }
    },
  );
});
