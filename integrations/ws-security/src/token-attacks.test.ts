import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createServerSecurity, memoryReplayCache } from "./index.js";
import { type Attack, type AttackedService, startAttacked } from "./testing/attacked-service.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { documentedRows } from "./testing/documented-rows.js";
import { changed, elementText, partlySignedPayment, securedPayment, signedPayment } from "./testing/messages.js";

let ann: Authority;
let service: AttackedService;
let signing: AttackedService;

const passwords: Readonly<Record<string, string>> = { ann: "p", mallory: "m" };
const password = (username: string): string | undefined =>
  Object.hasOwn(passwords, username) ? passwords[username] : undefined;
const annsToken = { username: "ann", password: "p" };

beforeAll(async () => {
  ann = await makeIdentity("ann");
  service = await startAttacked({ usernameToken: { password } });
  signing = await startAttacked({ usernameToken: { password }, signature: { certificates: [ann.certificate] } });
});
afterAll(() => Promise.all([service.close(), signing.close()]));

const token = (options: object): Promise<string> => securedPayment({ usernameToken: { ...annsToken, ...options } });

const rows: readonly Attack[] = [
  ["a wrong password", "FailedAuthentication", () => token({ password: "x", passwordType: "text" })],
  ["a digest of a wrong password", "FailedAuthentication", () => token({ password: "x" })],
  ["an unknown user", "FailedAuthentication", () => token({ username: "bob", password: "" })],
  [
    "an unknown user with an empty password as text",
    "FailedAuthentication",
    () => token({ username: "bob", password: "", passwordType: "text" }),
  ],
  ["a user whose name is a property of every object", "FailedAuthentication", () => token({ username: "constructor" })],
  ["another user's name on a digest", "FailedAuthentication", (text) => changed(text, ">ann<", ">mallory<")],
  [
    "a replayed digest",
    "FailedAuthentication",
    async (text) => {
      expect((await service.attacked(text)).harm).toEqual(["paid"]);
      return text;
    },
  ],
  [
    "a replayed digest with a fresh Timestamp",
    "FailedAuthentication",
    async (text) => {
      expect((await service.attacked(text)).harm).toEqual(["paid"]);
      return changed(text, elementText(text, "wsu:Timestamp"), elementText(await token({}), "wsu:Timestamp"));
    },
  ],
  [
    "a replayed digest, its nonce written in another way",
    "FailedAuthentication",
    async (text) => {
      expect((await service.attacked(text)).harm).toEqual(["paid"]);
      return changed(text, /(?<=<wsse:Nonce[^>]*>)/, " \n");
    },
  ],
  [
    "a replayed digest, its end moved from the nonce to the time",
    "InvalidSecurity",
    async (text) => {
      const created = /(?<=<\/wsse:Nonce><wsu:Created>)[^<]*/.exec(text)?.[0] ?? "";
      const nonce = Buffer.from(/(?<=<wsse:Nonce[^>]*>)[^<]*/.exec(text)?.[0] ?? "", "base64");
      const longer = Buffer.concat([nonce, Buffer.from(created.slice(0, 3))]).toString("base64");
      return changed(
        changed(text, /(?<=<wsse:Nonce[^>]*>)[^<]*/, longer),
        `Nonce><wsu:Created>${created}`,
        `Nonce><wsu:Created>${created.slice(3)}`,
      );
    },
  ],
  [
    "an old digest with a fresh Timestamp",
    "MessageExpired",
    async (text) => {
      const old = await securedPayment({ usernameToken: annsToken, now: () => Date.now() - 3_600_000 });
      return changed(old, elementText(old, "wsu:Timestamp"), elementText(text, "wsu:Timestamp"));
    },
  ],
  ["a digest without a nonce", "InvalidSecurity", (text) => changed(text, elementText(text, "wsse:Nonce"), "")],
  [
    "a digest without a time",
    "InvalidSecurity",
    (text) => changed(text, /(?<=<\/wsse:Nonce>)<wsu:Created>.*?<\/wsu:Created>/, ""),
  ],
  [
    "a token without a password",
    "FailedAuthentication",
    (text) => changed(text, elementText(text, "wsse:Password"), ""),
  ],
  [
    "a password of an unknown type",
    "UnsupportedSecurityToken",
    (text) => changed(text, "#PasswordDigest", "#PasswordHash"),
  ],
  [
    "two tokens",
    "InvalidSecurity",
    (text) => changed(text, "</wsse:Security>", (match) => elementText(text, "wsse:UsernameToken") + match),
  ],
  [
    "two names in a token",
    "InvalidSecurity",
    (text) => changed(text, "<wsse:Username>", (match) => `<wsse:Username>mallory</wsse:Username>${match}`),
  ],
  ["no token", "InvalidSecurity", () => securedPayment({})],
  ["a token without a Timestamp", "InvalidSecurity", (text) => changed(text, elementText(text, "wsu:Timestamp"), "")],
  [
    "a signature that nobody checks",
    "UnsupportedSecurityToken",
    () => signedPayment(ann, { usernameToken: annsToken }),
  ],
];

const withSignature: readonly Attack[] = [
  [
    "another's token in a signed message",
    "FailedCheck",
    async () => {
      const signed = await signedPayment(ann, { usernameToken: annsToken });
      const other = await securedPayment({ usernameToken: { username: "mallory", password: "m" } });
      return changed(signed, elementText(signed, "wsse:UsernameToken"), elementText(other, "wsse:UsernameToken"));
    },
  ],
  [
    "a token that is added to a signed message",
    "FailedCheck",
    async () => {
      const other = await securedPayment({ usernameToken: { username: "mallory", password: "m" } });
      return changed(
        await signedPayment(ann),
        "</wsse:Security>",
        (match) => elementText(other, "wsse:UsernameToken") + match,
      );
    },
  ],
  ["a token, but no signature", "InvalidSecurity", () => securedPayment({ usernameToken: annsToken })],
  ["a token, but a Body that is not signed", "FailedCheck", () => partlySignedPayment(ann, "Timestamp")],
];

describe("attacks by UsernameTokens", () => {
  test.each(rows)("%s: %s", async (_title, code, attack) => {
    const outcome = await service.attacked(await attack(await token({})));
    expect([outcome.code, outcome.harm, outcome.reasons.length]).toEqual([code, [], 1]);
  });

  test.each(withSignature)("%s: %s", async (_title, code, attack) => {
    const outcome = await signing.attacked(await attack(""));
    expect([outcome.code, outcome.harm, outcome.reasons.length]).toEqual([code, [], 1]);
  });

  test("the docs list them with their refusals", () => {
    expect(documentedRows("UsernameTokens")).toEqual([...rows, ...withSignature].map(([title, code]) => [title, code]));
  });

  test("an attacker does not learn which users there are", async () => {
    const attempts = [
      { password: "x" },
      { username: "bob" },
      { password: "x", passwordType: "text" },
      { username: "bob", passwordType: "text" },
    ];
    const replies = [];
    for (const attempt of attempts) replies.push((await service.attacked(await token(attempt))).reply);
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });
});

test("with hashed passwords, only passwords as text can be checked", async () => {
  const asked: string[] = [];
  const check = async (username: string, sent: string): Promise<boolean> => {
    asked.push(`${username} ${sent}`);
    return sent === " p ";
  };
  const hashed = await startAttacked({ usernameToken: { check } });
  const text = await securedPayment({ usernameToken: { username: "ann", password: " p ", passwordType: "text" } });
  expect((await hashed.attacked(text)).harm).toEqual(["paid"]);
  expect((await hashed.attacked(await token({ passwordType: "text" }))).code).toBe("FailedAuthentication");
  expect((await hashed.attacked(await token({}))).code).toBe("UnsupportedSecurityToken");
  expect(asked).toEqual(["ann  p ", "ann p"]);
  await hashed.close();
});

test("a full cache refuses rather than forgets, and takes again what comes once keys have expired", () => {
  let now = 0;
  const cache = memoryReplayCache({ keys: 2, now: () => now });
  expect([cache.add("a", 10), cache.add("a", 10), cache.add("b", 20)]).toEqual([true, false, true]);
  expect(() => cache.add("c", 30)).toThrow("The replay cache is full");
  now = 11;
  expect([cache.add("b", 20), cache.add("c", 30)]).toEqual([false, true]);
});

test("a cache that fails refuses the message, as an internal error", async () => {
  const replayCache = { add: () => Promise.reject(new Error("the cache is down")) };
  const failing = await startAttacked({ usernameToken: { password }, replayCache });
  const { code, harm, reply } = await failing.attacked(await token({}));
  expect([code, harm]).toEqual(["Server", ["Error: the cache is down"]]);
  expect(reply.text).toContain("The service failed.");
  await failing.close();
});

test.each([
  [{}, "asks for nothing"],
  [{ signature: {} }, "need certificates or authorities"],
  [{ signature: { certificates: ["x"] } }, ""],
  [{ usernameToken: { password }, reply: { confirmation: true } }, "reply.signature is missing"],
  [{ usernameToken: { password }, reply: { encryption: { certificate: "caller" } } }, "signature is missing"],
] as const)("options that cannot be are refused at the start: %j", (options, words) => {
  expect(() => createServerSecurity(options)).toThrow(words);
});
