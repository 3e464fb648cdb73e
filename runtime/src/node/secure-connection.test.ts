import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { createJsonTransport } from "../client/json-transport.js";
import { createEchoListener, echo } from "../testing/echo-contract.js";
import { createNodeFetch } from "./create-node-fetch.js";

/** A key that both sides know (RFC 4279) takes no certificate. */
const psk = Buffer.from("0123456789abcdef");
const shared = { ciphers: "PSK", maxVersion: "TLSv1.2" } as const;

test("calls over TLS use the options of the agent, and the WSDL has an https address", async () => {
  const server = createServer({ ...shared, pskCallback: () => psk }, createEchoListener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `https://127.0.0.1:${port}`;
  const fetch = createNodeFetch({
    ...shared,
    pskCallback: () => ({ psk, identity: "test" }),
    checkServerIdentity: () => undefined,
  });
  try {
    expect(await createJsonTransport({ baseUrl, fetch }).call(echo, { Level: 7 })).toEqual({ Level: 7 });
    const wsdl = await fetch(`${baseUrl}/soap11?wsdl`, {});
    expect(Buffer.from(await wsdl.arrayBuffer()).toString()).toContain(`location="${baseUrl}/soap11"`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
