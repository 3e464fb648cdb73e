import { expect, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { startServer } from "../testing/test-server.js";

const soapEcho =
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Echo xmlns="urn:echo:types"/></s:Body></s:Envelope>';

test.each([
  ["JSON", "/json/reply/Echo", "application/json", "{}"],
  ["SOAP", "/soap11", "text/xml", soapEcho],
])(
  "a header that HTTP cannot carry is the service's error, and a caller over %s is answered",
  async (_wire, path, type, body) => {
    const errors: unknown[] = [];
    const service = {
      echo: (_request: unknown, call: { readonly responseHeaders: Headers }) => {
        call.responseHeaders.set("X-A", "a\u0001");
        return { Level: 1 };
      },
    };
    const server = await startServer(createEchoListener(service, { onError: (error) => errors.push(error) }));
    const reply = await fetch(server.url + path, { method: "POST", headers: { "Content-Type": type }, body });
    expect([reply.status, reply.headers.get("x-a"), await reply.text()]).toEqual([500, null, ""]);
    expect(errors).toMatchObject([{ code: "ERR_INVALID_CHAR" }]);
    await server.close();
  },
);
