import { createServer } from "node:http";
import { expect, test } from "@jest/globals";
import { createListener, handle } from "../server.js";
import { createEchoListener, echo } from "../testing/echo-contract.js";
import { exchangeRaw, openSocket, startServer } from "../testing/test-server.js";

test.each([
  ["Host: a.example\r\nHost: b.example", "POST /json/reply/Echo", 400],
  ["host: a.example\r\nHOST: a.example", "GET /soap11?wsdl", 400],
  ["Host: a.example", "POST /json/reply/Echo", 200],
])("a request with %j to %s is answered %d", async (hosts, target, want) => {
  const server = await startServer(createEchoListener());
  const head = `${target} HTTP/1.1\r\n${hosts}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`;
  expect((await exchangeRaw(server.port, head)).status).toBe(want);
  await server.close();
});

test("requests that fall through to the host count among those that wait", async () => {
  const endpoint = { soapPath: "/soap11", contract: () => Promise.reject(new Error("none")) };
  const listener = createListener([handle(echo, () => ({ Level: 1 }))], endpoint, { limits: { pipelined: 10 } });
  let waiting = 0;
  // A host that never answers.
  const host = createServer((request, response) => listener(request, response, () => void waiting++));
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const socket = await openSocket(port, "GET /elsewhere HTTP/1.1\r\nHost: a\r\n\r\n".repeat(50));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve));
  expect(waiting).toBe(10);
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});
