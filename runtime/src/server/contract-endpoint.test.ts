import { expect, test } from "@jest/globals";
import { answerContract } from "./contract-endpoint.js";
import { originOf } from "./public-address.js";
import { serverSettings } from "./server-settings.js";

test("a document is written again only for another address", async () => {
  let written = 0;
  const wsdl = (address: string): string => {
    written += 1;
    return `<wsdl at="${address}"/>`;
  };
  const contract = { wsdl, importedDocuments: {} };
  const rows: [address: string, text: string, written: number][] = [
    ["http://a/soap11", '<wsdl at="http://a/soap11"/>', 1],
    ["http://a/soap11", '<wsdl at="http://a/soap11"/>', 1],
    ["http://b/?x&y", '<wsdl at="http://b/?x&amp;y"/>', 2],
    ["http://b/?x&y", '<wsdl at="http://b/?x&amp;y"/>', 2],
    ["http://a/soap11", '<wsdl at="http://a/soap11"/>', 3],
  ];
  for (const [address, text, times] of rows) {
    const { body } = await answerContract({ query: "", address }, async () => contract, serverSettings({}));
    expect([address, body, written]).toEqual([address, text, times]);
  }
});

test.each([
  ["a.example", "http://a.example"],
  ["a-1.b_2.:8080", "http://a-1.b_2.:8080"],
  ["[::1]:80", "http://[::1]:80"],
  ["x".repeat(261), `http://${"x".repeat(261)}`],
  ["x".repeat(262), "http://10.0.0.1:8080"],
  ["a:123456", "http://10.0.0.1:8080"],
  ["u@a", "http://10.0.0.1:8080"],
  ["a/b", "http://10.0.0.1:8080"],
  ["/[::1]", "http://10.0.0.1:8080"],
  ["[::1]/", "http://10.0.0.1:8080"],
  ["", "http://10.0.0.1:8080"],
  [undefined, "http://10.0.0.1:8080"],
])("a caller who names the host %p reached %s", (host, want) => {
  expect(originOf({ host, secure: false, localAddress: "10.0.0.1", localPort: 8080 })).toBe(want);
});

test.each([
  ["fe80::1%eth0", 443, "https://[fe80::1]:443"],
  [undefined, undefined, "https://localhost"],
])("without a host the socket's address says it: %p, %p", (localAddress, localPort, want) => {
  expect(originOf({ host: undefined, secure: true, localAddress, localPort })).toBe(want);
});
