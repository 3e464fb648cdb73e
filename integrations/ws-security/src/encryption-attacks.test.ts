import { constants, privateDecrypt, publicEncrypt, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { keyDecrypter } from "./index.js";
import { type Attack, type AttackedService, startAttacked } from "./testing/attacked-service.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { documentedRows } from "./testing/documented-rows.js";
import { changed, elementText, evil, signedPayment } from "./testing/messages.js";

let ann: Authority;
let shop: Authority;
let service: AttackedService;

beforeAll(async () => {
  [ann, shop] = await Promise.all([makeIdentity("ann"), makeIdentity("shop")]);
  service = await startAttacked({
    signature: { certificates: [ann.certificate] },
    decryption: { keys: [keyDecrypter(shop)] },
  });
});
afterAll(() => service.close());

/** The values of the key and of the content, changed as bytes. */
const bytes = (text: string, which: "key" | "content", change: (value: Buffer) => Buffer): string => {
  const part = elementText(text, which === "key" ? "xenc:EncryptedKey" : "xenc:EncryptedData");
  const value = /(?<=<xenc:CipherValue>)[^<]*/;
  const sent = Buffer.from(value.exec(part)?.[0] ?? "", "base64");
  return changed(
    text,
    part,
    part.replace(value, () => change(sent).toString("base64")),
  );
};
const flipped =
  (at: number) =>
  (value: Buffer): Buffer => {
    const copy = Buffer.from(value);
    const index = at < 0 ? copy.length + at : at;
    copy[index] = (copy[index] ?? 0) ^ 1;
    return copy;
  };
const keyFor = (key: Buffer, oaepHash = "sha256"): Buffer =>
  publicEncrypt({ key: shop.certificate, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, key);
/** The same key, encrypted so that it begins with a zero, without the zero: the same number in one byte less. */
const withoutLeadingZero = (value: Buffer): Buffer => {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt({ key: shop.privateKey, padding, oaepHash: "sha256" }, value);
  for (;;) {
    const encryptedKey = keyFor(key);
    if (encryptedKey[0] === 0) return encryptedKey.subarray(1);
  }
};

const oracles: readonly Attack[] = [
  ["a flipped bit of the nonce", "FailedCheck", (text) => bytes(text, "content", flipped(0))],
  ["a flipped bit of the content", "FailedCheck", (text) => bytes(text, "content", flipped(14))],
  ["a flipped bit of the tag", "FailedCheck", (text) => bytes(text, "content", flipped(-1))],
  ["a shortened tag", "FailedCheck", (text) => bytes(text, "content", (value) => value.subarray(0, -4))],
  ["content shorter than its tag", "FailedCheck", (text) => bytes(text, "content", (value) => value.subarray(0, 20))],
  ["no content at all", "FailedCheck", (text) => bytes(text, "content", () => Buffer.alloc(0))],
  ["a flipped bit of the key", "FailedCheck", (text) => bytes(text, "key", flipped(7))],
  ["a shortened key", "FailedCheck", (text) => bytes(text, "key", withoutLeadingZero)],
  ["another key", "FailedCheck", (text) => bytes(text, "key", () => keyFor(randomBytes(32)))],
  ["a key of another size", "FailedCheck", (text) => bytes(text, "key", () => keyFor(randomBytes(16)))],
  ["a key that another hash pads", "FailedCheck", (text) => bytes(text, "key", () => keyFor(randomBytes(32), "sha1"))],
  ["the other algorithm of the same key", "FailedCheck", (text) => changed(text, "aes256-gcm", "aes128-gcm")],
];

const others: readonly Attack[] = [
  [
    "AES in CBC, which is an oracle",
    "UnsupportedAlgorithm",
    (text) =>
      changed(text, "http://www.w3.org/2009/xmlenc11#aes256-gcm", "http://www.w3.org/2001/04/xmlenc#aes256-cbc"),
  ],
  [
    "RSA with PKCS #1 1.5, which is an oracle",
    "UnsupportedAlgorithm",
    (text) => changed(text, "http://www.w3.org/2009/xmlenc11#rsa-oaep", "http://www.w3.org/2001/04/xmlenc#rsa-1_5"),
  ],
  [
    "a key of nobody here",
    "SecurityTokenUnavailable",
    (text) => changed(text, /(?<=<ds:X509SerialNumber>)\d/, (digit) => String((Number(digit) % 8) + 1)),
  ],
  [
    "content to fetch from a URL",
    "InvalidSecurity",
    (text) =>
      changed(
        text,
        /<xenc:CipherValue>[^<]*<\/xenc:CipherValue>(?=<\/xenc:CipherData><\/xenc:EncryptedData>)/,
        '<xenc:CipherReference URI="http://127.0.0.1:1/"/>',
      ),
  ],
  [
    "a reference to a URL in the list of what is encrypted",
    "FailedCheck",
    (text) => changed(text, /(?<=<xenc:DataReference URI=")[^"]*/, "http://127.0.0.1:1/"),
  ],
  [
    "encrypted data in a header block",
    "InvalidSecurity",
    (text) => {
      const data = elementText(text, "xenc:EncryptedData");
      return changed(
        changed(text, data, '<p:Pay xmlns:p="urn:pay"/>'),
        "</soap:Header>",
        `<w:W xmlns:w="urn:w">${data}</w:W></soap:Header>`,
      );
    },
  ],
  [
    "content in clear beside the encrypted one",
    "Client",
    (text) => changed(text, "<xenc:EncryptedData", (match) => `<p:Pay xmlns:p="urn:pay"/>${match}`),
  ],
  [
    "two keys",
    "InvalidSecurity",
    (text) => changed(text, "<xenc:EncryptedKey", (match) => elementText(text, "xenc:EncryptedKey") + match),
  ],
  [
    "a thousand references of a key",
    "InvalidSecurity",
    (text) => changed(text, /<xenc:DataReference [^>]*\/>/, (match) => match.repeat(1000)),
  ],
  ["a Body in clear", "InvalidSecurity", () => signedPayment(ann)],
  [
    "content that another has encrypted",
    "FailedCheck",
    async (text) => {
      const other = await encrypted(evil);
      const swapped = changed(text, elementText(text, "xenc:EncryptedKey"), elementText(other, "xenc:EncryptedKey"));
      return changed(swapped, elementText(text, "xenc:EncryptedData"), elementText(other, "xenc:EncryptedData"));
    },
  ],
];

const encrypted = (body?: string): Promise<string> =>
  signedPayment(ann, { encryption: { certificate: shop.certificate } }, { body });

describe("attacks on encryption", () => {
  test("the message is taken without the attack", async () => {
    expect((await service.attacked(await encrypted())).harm).toEqual(["paid"]);
  });

  test.each([...oracles, ...others])("%s: %s", async (_title, code, attack) => {
    const outcome = await service.attacked(await attack(await encrypted()));
    expect([outcome.code, outcome.harm, outcome.reasons.length]).toEqual([code, [], code === "Client" ? 0 : 1]);
  });

  test("all failures of decryption, and a bad signature below it, are answered alike to the byte", async () => {
    const attempts = [...oracles, ...others.filter(([title]) => title.startsWith("content that another"))];
    const replies = new Set<string>();
    for (const [, , attack] of attempts) {
      const { reply } = await service.attacked(await attack(await encrypted()));
      replies.add(`${reply.status} ${reply.text}`);
    }
    expect(replies.size).toBe(1);
  });

  test("the docs list them with their refusals", () => {
    expect(documentedRows("Encryption")).toEqual([...oracles, ...others].map(([title, code]) => [title, code]));
  });
});
