import { expect, test } from "@jest/globals";
import { extraHeaders, securedEnvelope, withHeaderBlock } from "./credentials.js";

test.each([
  ["<s:Envelope><s:Body/></s:Envelope>", "<s:Envelope><s:Header><b/></s:Header><s:Body/></s:Envelope>"],
  ["<s:Envelope><s:Header/><s:Body/></s:Envelope>", "<s:Envelope><s:Header><b/></s:Header><s:Body/></s:Envelope>"],
  [
    "<?xml version='1.0'?><Envelope x='>'>\n <Header a='1'><c/></Header><Body/></Envelope>",
    "<?xml version='1.0'?><Envelope x='>'>\n <Header a='1'><b/><c/></Header><Body/></Envelope>",
  ],
  ["not an envelope", "not an envelope"],
])("a block goes first into the Header of %s", (envelope, wanted) => {
  expect(withHeaderBlock(envelope, "<b/>")).toBe(wanted);
});

test("basic and bearer credentials are header fields, in UTF-8", () => {
  expect(extraHeaders({ credentials: { kind: "basic", user: "ä", password: "p:q" }, headers: [["", "x"]] })).toEqual([
    ["Authorization", "Basic w6Q6cDpx"],
  ]);
  expect(extraHeaders({ credentials: { kind: "bearer", token: "t" }, headers: [["X-A", "1"]] })).toEqual([
    ["X-A", "1"],
    ["Authorization", "Bearer t"],
  ]);
});

test("a UsernameToken is in the envelope, as text or as the digest of nonce, time and password", async () => {
  const token = { kind: "usernameToken", user: "a<b", password: "p&q" } as const;
  const text = await securedEnvelope("<s:Envelope><s:Body/></s:Envelope>", { ...token, isDigest: false });
  expect(text).toContain("<wsse:Username>a&lt;b</wsse:Username>");
  expect(text).toContain('#PasswordText">p&amp;q</wsse:Password>');
  const digested = await securedEnvelope("<s:Envelope><s:Body/></s:Envelope>", { ...token, isDigest: true });
  const [, digest] = /#PasswordDigest">([^<]+)</.exec(digested) ?? [];
  const [, nonce = ""] = /Nonce [^>]*>([^<]+)</.exec(digested) ?? [];
  const [, created] = /Created>([^<]+)</.exec(digested) ?? [];
  const bytes = [
    ...Uint8Array.from(atob(nonce), (one) => one.charCodeAt(0)),
    ...new TextEncoder().encode(`${created}p&q`),
  ];
  const hash = await crypto.subtle.digest("SHA-1", Uint8Array.from(bytes));
  expect(digest).toBe(btoa(String.fromCharCode(...new Uint8Array(hash))));
  expect(digested).not.toContain("p&amp;q");
});
