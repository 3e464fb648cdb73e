import { expect, test } from "@jest/globals";
import { createListener, handle } from "../server.js";
import { echo, mirror, note } from "../testing/echo-contract.js";
import { startServer } from "../testing/test-server.js";

/** A contract that gives no operation but Note an action, as JAX-WS writes it. */
const listener = createListener(
  [
    handle({ ...echo, soapAction: "" }, ({ Level = 0 }) => ({ Level })),
    handle({ ...mirror, soapAction: "" }, (request) => request),
    handle(note, () => undefined),
  ],
  { soapPath: "/soap11", contract: async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} }) },
);

test.each([
  ["Echo", undefined, 200],
  ["Echo", '""', 200],
  ["Echo", '"urn:echo:types:Echoes:EchoRequest"', 200],
  ["Echo", '"Echo"', 200],
  ["Echo", '"Mirror"', 500],
  ["Echo", '"urn:echo:types#Mirror"', 500],
  ["Echo", '"urn:echo:types/Note"', 500],
  ["Note", '"urn:echo:types:Echoes:Note"', 500],
  ["Note", '"urn:echo:types/Note"', 202],
])("a Body that says %s with the SOAPAction %s is answered %i where Note alone has one", async (name, action, want) => {
  const server = await startServer(listener);
  try {
    const response = await fetch(`${server.url}/soap11`, {
      method: "POST",
      headers: { "Content-Type": "text/xml", ...(action === undefined ? {} : { SOAPAction: action }) },
      body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${name} xmlns="urn:echo:types"/></s:Body></s:Envelope>`,
    });
    expect(response.status).toBe(want);
  } finally {
    await server.close();
  }
});
