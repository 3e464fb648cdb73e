import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "@jest/globals";
import { loadBytes } from "./load-bytes.js";

/** What is read, or why not, from a server that answers so. */
async function outcome(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    const bytes = await loadBytes(`http://127.0.0.1:${port}/a.wsdl`);
    return Buffer.from(bytes).toString();
  } catch (error) {
    return String(error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Writes for as long as somebody reads. */
function writeEndlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, " ");
  const more = (): void => {
    if (!response.destroyed && response.write(chunk)) setImmediate(more);
  };
  response.on("drain", more);
  more();
}

test.each<[string, (response: ServerResponse) => void, string]>([
  ["a document", (response) => response.end("<a/>"), "<a/>"],
  ["no document", (response) => response.writeHead(404).end(), "Error: the server answered 404"],
  ["a document without end", writeEndlessly, "Error: the server sends more than 64 MiB"],
])("what a server has: %s", async (_title, answer, want) => {
  expect(await outcome(answer)).toBe(want);
});

test("a server that is not there", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await new Promise((resolve) => server.close(resolve));
  await expect(loadBytes(`http://127.0.0.1:${port}/a.wsdl`)).rejects.toThrow(`connect ECONNREFUSED 127.0.0.1:${port}`);
  await expect(loadBytes(`http://localhost:${port}/a.wsdl`)).rejects.toThrow("ECONNREFUSED");
});

test("a file", async () => {
  const bytes = await loadBytes(import.meta.url);
  expect(Buffer.from(bytes).toString()).toContain("loadBytes(import.meta.url)");
});
