import { createServer, type Server } from "node:net";
import { wireMessages } from "../messages/wire-messages.js";

/**
 * What a connection costs below node:http: a request is whole if its head and as many bytes have come as that says; the answer
 * is a constant. No other method, no other framing, no limits, no time.
 */
export function netServer(): Server {
  return createServer({ noDelay: true }, (socket) => {
    let request = "";
    socket.on("data", (bytes) => {
      request += bytes.toString("latin1");
      const end = request.indexOf("\r\n\r\n");
      const [, length = "0"] = /content-length: (\d+)/i.exec(request.slice(0, end)) ?? [];
      if (end < 0 || request.length < end + 4 + Number(length)) return;
      socket.write(request.startsWith("POST /soap11 ") ? soapReply : jsonReply);
      request = "";
    });
    socket.on("error", () => socket.destroy());
  });
}

const soapReply = reply("text/xml; charset=utf-8", wireMessages.soapReply);
const jsonReply = reply("application/json", wireMessages.jsonReply);

function reply(type: string, body: string): string {
  const head = ["HTTP/1.1 200 OK", `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${head.join("\r\n")}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n${body}`;
}
