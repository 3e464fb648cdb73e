import { ServerResponse } from "node:http";
import { expect, jest, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { startServer } from "../testing/test-server.js";

const listener = createEchoListener();

/** Puts something in front of the listener that replaces a method, as sessions and compression do, and tells what it was given. */
type Front = (response: ServerResponse) => () => unknown;

const connection: Front = ({ socket }) => {
  if (socket === null) throw new Error("The reply has no connection.");
  const write = jest.spyOn(socket, "write");
  return () => write.mock.calls.length;
};

const sessions: Front = (response) => {
  const end = jest.spyOn(response, "end");
  return () => end.mock.calls.map((given) => given[0]);
};

/** As `http.createServer` makes them where it is given a class of responses. */
const ownClass: Front = (response) => {
  const given: unknown[] = [];
  const methods = {
    end(body: unknown, encoding: BufferEncoding): unknown {
      given.push(body);
      return ServerResponse.prototype.end.call(response, body, encoding);
    },
  };
  Object.setPrototypeOf(response, Object.setPrototypeOf(methods, ServerResponse.prototype));
  return () => given;
};

const compression: Front = (response) => {
  const write = jest.spyOn(response, "write");
  return () => write.mock.calls.length;
};

test.each<[title: string, front: Front, want: unknown]>([
  ["in one piece", connection, 1],
  ["whole where something waits for its end", sessions, ['{"Level":7}']],
  ["whole where its class has an end of its own", ownClass, ['{"Level":7}']],
  ["whole where something changes what is written", compression, 0],
])("a reply is sent %s", async (_title, front, want) => {
  let seen: unknown;
  const server = await startServer((request, response) => {
    const given = front(response);
    response.once("finish", () => {
      seen = given();
    });
    listener(request, response);
  });
  try {
    const reply = await fetch(`${server.url}/json/reply/Echo`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"Level":7}',
    });
    expect([reply.status, await reply.text()]).toEqual([200, '{"Level":7}']);
    expect(seen).toEqual(want);
  } finally {
    await server.close();
  }
});
