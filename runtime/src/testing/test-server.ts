import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";

/** A server on a free port of the loopback interface. */
export interface TestServer {
  readonly port: number;
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

/** Starts a server. */
export async function startServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { port: address.port, url: `http://127.0.0.1:${address.port}`, server, close };
}

/** A reply as received from the socket. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens a socket and writes a request head and body unchanged. */
export async function openSocket(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  for (const part of parts) socket.write(part);
  return socket;
}

/** Reads from a socket until it is closed or one reply with a Content-Length is complete. */
export function readRaw(socket: Socket): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const reply = parseReply(bytes);
      if (reply !== undefined) resolve(reply);
    });
    socket.once("close", () => reject(new Error(`closed after ${JSON.stringify(bytes.toString("latin1"))}`)));
    socket.once("error", reject);
  });
}

/** Sends raw bytes and reads the reply. */
export async function exchangeRaw(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<RawReply> {
  const socket = await openSocket(port, ...parts);
  try {
    return await readRaw(socket);
  } finally {
    socket.destroy();
  }
}

function parseReply(bytes: Buffer): RawReply | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const status = Number(statusLine.split(" ")[1]);
  if (status === 100) return parseReply(bytes.subarray(end + 4));
  const body = bytes.subarray(end + 4);
  if (body.length < Number(headers["content-length"] ?? "0")) return undefined;
  return { status, headers, body: body.toString("utf8") };
}
