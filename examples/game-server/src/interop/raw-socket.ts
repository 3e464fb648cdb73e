import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a TCP connection that reports nothing by itself: errors of the other side are part of the game. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.setEncoding("latin1").on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Everything the other side sends until it closes or breaks off the connection. */
export function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: string) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    const finish = (): void => {
      socket.destroy();
      resolve(text);
    };
    socket.on("end", finish).on("close", finish);
  });
}

/** Sends `text` as it is on a connection of its own; resolves to what came back when the server has closed it. */
export async function exchange(url: string, text: string): Promise<string> {
  const socket = await openSocket(url);
  socket.write(text, "latin1");
  return readToEnd(socket);
}

/** The status codes of the replies in what a connection received, in order. */
export function statusesIn(received: string): readonly number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
