import { expect, test } from "@jest/globals";
import { answerContract } from "./contract-endpoint.js";
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
