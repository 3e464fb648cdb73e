import { connect } from "node:net";

/** What a call costs below node:http: bytes are written to a connection, and read until as many have come as the head says. */
export function nodeNetCaller(port: number): () => Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const request = `POST /soap11 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1\r\n\r\nx`;
  return () =>
    new Promise((resolve, reject) => {
      let reply = "";
      const take = (bytes: Buffer): void => {
        reply += bytes.toString("latin1");
        if (!isWhole(reply)) return;
        socket.off("data", take).off("error", reject);
        resolve(reply);
      };
      socket.on("data", take).once("error", reject);
      socket.write(request, "latin1");
    });
}

function isWhole(reply: string): boolean {
  const end = reply.indexOf("\r\n\r\n");
  const [, length = "0"] = /content-length: (\d+)/i.exec(reply.slice(0, end)) ?? [];
  return end >= 0 && reply.length >= end + 4 + Number(length);
}
