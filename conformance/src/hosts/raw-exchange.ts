import { connect, type Socket } from "node:net";

/** A request as it goes over the socket. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Pieces that are sent chunked. */
  readonly chunks?: readonly (string | Uint8Array)[];
  /** What Content-Length says, where that is not the length of the body. */
  readonly saidLength?: number;
}

/** A reply as it came over the socket. */
export interface RawReply {
  readonly status: number;
  /** All values of a header, by its name in lower case. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Buffer;
  /** Whether the connection ended before the body did. */
  readonly cutOff: boolean;
}

/** Opens a connection and sends a request. */
export async function sendRaw(port: number, request: RawRequest): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  socket.on("error", () => undefined);
  const { method, path, headers = {}, body, chunks, saidLength } = request;
  const lines = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (chunks !== undefined) lines.push("Transfer-Encoding: chunked");
  else if (body !== undefined || saidLength !== undefined) {
    lines.push(`Content-Length: ${saidLength ?? Buffer.byteLength(body ?? "")}`);
  }
  socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
  if (body !== undefined) socket.write(body);
  for (const chunk of chunks ?? []) {
    socket.write(`${Buffer.byteLength(chunk).toString(16)}\r\n`);
    socket.write(chunk);
    socket.write("\r\n");
  }
  if (chunks !== undefined) socket.write("0\r\n\r\n");
  return socket;
}

/** Only against what hangs: machines are busy. */
const patienceMs = 60_000;

/** Sends a request and reads its reply. */
export async function exchange(port: number, request: RawRequest): Promise<RawReply> {
  const socket = await sendRaw(port, request);
  socket.setTimeout(patienceMs, () => socket.destroy());
  try {
    return await readReply(socket, request.method);
  } finally {
    socket.destroy();
  }
}

/** Reads one reply. Rejects where the connection ends before its head does. */
export function readReply(socket: Socket, method: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    socket.on("data", (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      const reply = parseReply(bytes, method, false);
      if (reply !== undefined) resolve(reply);
    });
    socket.once("close", () => {
      const reply = parseReply(bytes, method, true);
      if (reply === undefined) reject(new Error(`The connection ended after ${JSON.stringify(bytes.toString())}.`));
      else resolve(reply);
    });
  });
}

/** The reply that bytes begin with; undefined while it is not whole. */
function parseReply(bytes: Buffer, method: string, ended: boolean): RawReply | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const [statusLine = "", ...lines] = bytes.subarray(0, headEnd).toString("latin1").split("\r\n");
  const status = Number(statusLine.split(" ")[1]);
  const rest = bytes.subarray(headEnd + 4);
  if (status === 100) return parseReply(rest, method, ended);
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    headers[name] = [...(headers[name] ?? []), line.slice(line.indexOf(":") + 1).trim()];
  }
  const found = method === "HEAD" ? { body: Buffer.alloc(0), isWhole: true } : bodyOf(rest, headers, ended);
  if (!found.isWhole && !ended) return undefined;
  return { status, headers, body: found.body, cutOff: !found.isWhole };
}

interface ReadBody {
  readonly body: Buffer;
  readonly isWhole: boolean;
}

function bodyOf(bytes: Buffer, headers: Readonly<Record<string, readonly string[]>>, ended: boolean): ReadBody {
  if (headers["transfer-encoding"]?.[0] === "chunked") return unchunked(bytes);
  const length = headers["content-length"]?.[0];
  if (length === undefined) return { body: bytes, isWhole: ended };
  return { body: bytes.subarray(0, Number(length)), isWhole: bytes.length >= Number(length) };
}

function unchunked(bytes: Buffer): ReadBody {
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = lineEnd < 0 ? Number.NaN : Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (Number.isNaN(size) || next > bytes.length) return { body: Buffer.concat(pieces), isWhole: false };
    if (size === 0) return { body: Buffer.concat(pieces), isWhole: true };
    pieces.push(bytes.subarray(lineEnd + 2, next - 2));
    at = next;
  }
}
