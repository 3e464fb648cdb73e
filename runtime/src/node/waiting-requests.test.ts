import { once } from "node:events";
import { expect, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { openSocket, startServer } from "../testing/test-server.js";

const request =
  "POST /json/reply/Echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";

test.each([
  ["as many as may wait are answered", 4, 4],
  ["one more, and the connection is closed", 5, 0],
])("pipelined requests: %s", async (_what, count, answered) => {
  const { promise, resolve } = deferred();
  const echo = async () => {
    await promise;
    return { Level: 1 };
  };
  const server = await startServer(createEchoListener({ echo }, { limits: { pipelined: 4 } }));
  try {
    const socket = await openSocket(server.port, request.repeat(count));
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (text.split("HTTP/1.1 200 OK").length > count) socket.end();
    });
    socket.on("error", () => undefined);
    setTimeout(resolve, 50);
    await once(socket, "close");
    expect(text.split("HTTP/1.1 200 OK").length - 1).toBe(answered);
  } finally {
    await server.close();
  }
});

test("the number of consecutive requests is not limited", async () => {
  const server = await startServer(createEchoListener({ echo: () => ({ Level: 1 }) }, { limits: { pipelined: 1 } }));
  try {
    const socket = await openSocket(server.port);
    for (let count = 0; count < 5; count += 1) {
      socket.write(request);
      const [chunk] = await once(socket, "data");
      expect(String(chunk)).toContain("HTTP/1.1 200 OK");
    }
    socket.destroy();
  } finally {
    await server.close();
  }
});

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
