import { expect, test } from "@jest/globals";
import { openForTest } from "../open-for-test.js";
import { testService } from "../test-service.js";
import { plantedFolder } from "../testing/planted-fault.js";

const envelope = (declared: string): string =>
  `<?xml version="1.0" encoding="${declared}"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Client</faultcode><faultstring>é</faultstring></s:Fault></s:Body></s:Envelope>`;
const littleEndian = (text: string): Buffer => Buffer.from(`\ufeff${text}`, "utf16le");

test.each<[title: string, charset: string, body: Uint8Array<ArrayBuffer>, isRead: boolean]>([
  ["UTF-16, low byte first", " ;charset=utf-16", Uint8Array.from(littleEndian(envelope("UTF-16"))), true],
  ["UTF-16, high byte first", "; charset=utf-16", Uint8Array.from(littleEndian(envelope("UTF-16")).swap16()), true],
  ["UTF-16 that nothing names", "", Uint8Array.from(littleEndian(envelope("UTF-16")).swap16()), true],
  ["UTF-16 in place of UTF-8", "; charset=utf-8", Uint8Array.from(littleEndian(envelope("UTF-8"))), false],
])("the encoding of a reply: %s", async (_title, charset, body, isRead) => {
  const { contract } = await openForTest({ entry: `${plantedFolder}shop.wsdl` });
  if (contract === undefined) throw new Error("The contract does not load.");
  const reply = (): Promise<Response> =>
    Promise.resolve(new Response(body, { status: 500, headers: { "Content-Type": `text/xml${charset}` } }));
  const { findings } = await testService(contract, "http://localhost/soap11", {
    fetch: reply,
    operations: ["StoreProfile"],
    phases: ["samples"],
    seed: 1,
  });
  expect(findings.some(({ check }) => ["soap-encoding", "soap-not-xml"].includes(check))).toBe(!isRead);
});
