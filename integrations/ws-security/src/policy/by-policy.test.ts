import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { SecurityPolicy } from "@stubwright/runtime";
import {
  type ClientCredentials,
  clientSecurityByPolicy,
  keyDecrypter,
  keySigner,
  type ServerCredentials,
  serverSecurityByPolicy,
} from "../index.js";
import { type Authority, makeIdentity } from "../testing/certificates.js";
import { pay, recordingTransport, startService, type TestService } from "../testing/exchange.js";

let ann: Authority;
let shop: Authority;
const services: TestService[] = [];

beforeAll(async () => {
  [ann, shop] = await Promise.all([makeIdentity("ann"), makeIdentity("shop")]);
});
afterAll(() => Promise.all(services.map((service) => service.close())));

const plain: SecurityPolicy = { transport: "tls", timestamp: true };
const signature = { keyReference: "thumbprint", tokens: true, headers: [] } as const;
const encryption = { algorithm: "aes128-gcm", keyReference: "issuer-serial" } as const;
const both: SecurityPolicy = {
  transport: "any",
  timestamp: true,
  usernameToken: "digest",
  requestSignature: { ...signature, keyReference: "binary-security-token" },
  replySignature: signature,
  signatureConfirmation: true,
  requestEncryption: encryption,
  replyEncryption: encryption,
};

const { requestEncryption: _encryption, ...inClear } = both;
const { requestSignature: _signature, ...unsigned } = both;

const clientOf = (): ClientCredentials => ({
  username: "ann",
  password: "secret",
  signer: keySigner(ann),
  decryption: [keyDecrypter(ann)],
  serviceCertificate: shop.certificate,
});
const serverOf = (): ServerCredentials => ({
  usernameToken: { password: (username) => (username === "ann" ? "secret" : undefined) },
  trust: { certificates: [ann.certificate] },
  decryption: [keyDecrypter(shop)],
  signer: keySigner(shop),
});

async function connect(policy: SecurityPolicy, client = clientSecurityByPolicy(policy, clientOf())) {
  const refusals: string[] = [];
  const onRefusal = ({ code }: { readonly code: string }): void => void refusals.push(code);
  const service = await startService({ messageSecurity: serverSecurityByPolicy(policy, { ...serverOf(), onRefusal }) });
  services.push(service);
  return { ...recordingTransport(service.url, client), service, refusals };
}

describe("a client and a server by the same policy", () => {
  test.each<[title: string, policy: SecurityPolicy, sent: readonly string[], caller: unknown]>([
    ["a Timestamp", plain, ["wsu:Timestamp"], {}],
    ["a password as text", { ...plain, usernameToken: "text" }, ["secret", "wsu:Timestamp"], { username: "ann" }],
    [
      "a digest alone",
      { transport: "any", timestamp: false, usernameToken: "digest" },
      ["#PasswordDigest"],
      { username: "ann" },
    ],
    [
      "everything",
      both,
      ["#PasswordDigest", "xmlenc11#aes128-gcm", "BinarySecurityToken", "SignatureValue"],
      { username: "ann" },
    ],
  ])("%s", async (_, policy, sent, caller) => {
    const { transport, service, sent: requests } = await connect(policy);
    expect(await transport.call(pay, { amount: "1" })).toEqual({ amount: "1" });
    expect(service.made[0]?.caller).toMatchObject(caller as object);
    for (const part of sent) expect(requests[0]).toContain(part);
    expect(requests[0]?.includes("wsu:Timestamp")).toBe(policy.timestamp);
  });
});

describe("less than the policy asks for is refused", () => {
  test.each<[title: string, policy: SecurityPolicy, less: SecurityPolicy, refusal: string]>([
    [
      "text where a digest is asked for",
      { ...plain, usernameToken: "digest" },
      { ...plain, usernameToken: "text" },
      "UnsupportedSecurityToken",
    ],
    [
      "no Timestamp",
      { ...plain, usernameToken: "text" },
      { ...plain, usernameToken: "text", timestamp: false },
      "InvalidSecurity",
    ],
    ["a Body in clear", both, inClear, "InvalidSecurity"],
    ["no signature", both, unsigned, "InvalidSecurity"],
  ])("%s", async (_, policy, less, refusal) => {
    const { transport, service, refusals } = await connect(policy, clientSecurityByPolicy(less, clientOf()));
    await expect(transport.call(pay, { amount: "1" })).rejects.toThrow();
    expect({ refusals, made: service.made }).toEqual({ refusals: [refusal], made: [] });
  });
});

describe("a credential that is missing is named at the start", () => {
  test.each<[option: string, without: Partial<ClientCredentials>, text: string]>([
    ["password", { password: undefined }, "The policy asks for a UsernameToken: set password."],
    ["signer", { signer: undefined }, "The policy asks for signed requests: set signer."],
    [
      "serviceCertificate",
      { serviceCertificate: undefined },
      "The policy asks for encrypted requests: set serviceCertificate.",
    ],
    ["decryption", { decryption: undefined }, "The policy asks for encrypted replies: set decryption."],
  ])("of the client: %s", (_, without, text) => {
    expect(() => clientSecurityByPolicy(both, { ...clientOf(), ...without })).toThrow(text);
  });

  test.each<[option: string, without: Partial<ServerCredentials>, text: string]>([
    ["usernameToken", { usernameToken: undefined }, "The policy asks for a UsernameToken: set usernameToken."],
    ["usernameToken by hash", { usernameToken: { check: () => true } }, "The policy asks for passwords as digests"],
    ["trust", { trust: undefined }, "The policy asks for signed requests: set trust."],
    ["signer", { signer: undefined }, "The policy asks for signed replies: set signer."],
  ])("of the server: %s", (_, without, text) => {
    expect(() => serverSecurityByPolicy(both, { ...serverOf(), ...without })).toThrow(text);
  });
});
