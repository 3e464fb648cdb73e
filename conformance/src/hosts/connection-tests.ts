import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@jest/globals";
import type { Host } from "./hosts.js";
import { exchange, type RawRequest, readReply, sendRaw } from "./raw-exchange.js";

const json = { "Content-Type": "application/json" };

/** A rule that takes more than one request and its reply. */
export interface ConnectionRule {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** What takes more than one request and its reply: callers that leave, streams, connections that are kept. */
export function connectionRules(host: Host, portOf: () => number): readonly ConnectionRule[] {
  const rules: ConnectionRule[] = [];

  const at = (path: string, body: object): RawRequest => ({
    method: "POST",
    path: host.mount + path,
    headers: json,
    body: JSON.stringify(body),
  });
  const step = (command: string): RawRequest => at("/json/reply/StepRequest", { Do: command });
  const board = (body: object): RawRequest => at("/json/reply/MatchTilesPerformanceRequest", body);

  async function tally(): Promise<Readonly<Record<string, string>>> {
    return JSON.parse((await exchange(portOf(), step("tally"))).body.toString());
  }

  /** Waits until the tally is as it should be; a busy machine takes its time. */
  async function until(reached: (tally: Readonly<Record<string, string>>) => boolean): Promise<void> {
    for (let turn = 0; turn < 100; turn++) {
      if (reached(await tally())) return;
      await sleep(50);
    }
    expect(await tally()).toBe("as it should be");
  }

  const behaves = (name: string, run: () => Promise<void>): void => {
    rules.push({ name, run });
  };

  behaves("a caller that leaves is told to the handler", async () => {
    const before = await tally();
    const socket = await sendRaw(portOf(), step("leave"));
    await until(({ Made }) => Made !== before.Made);
    // Deno misses some that leave within a millisecond or two.
    await sleep(100);
    socket.destroy();
    await until(({ Left }) => Number(Left) === Number(before.Left) + 1);
  });

  behaves("a caller that reads slowly holds a stream back, and closes it when it leaves", async () => {
    const { Closed } = await tally();
    const socket = await sendRaw(portOf(), board({ X: -1 }));
    await once(socket, "data");
    socket.pause();
    let made = "";
    for (let turn = 0; turn < 40; turn++) {
      const { Made = "" } = await tally();
      if (Made === made) break;
      made = Made;
      await sleep(200);
    }
    expect((await tally()).Made).toBe(made);
    socket.destroy();
    await until((now) => Number(now.Closed) > Number(Closed));
  });

  behaves("a stream that fails on its way is cut off, and reported", async () => {
    const reply = await exchange(portOf(), board({ X: 300, Language: "failing" }));
    expect([reply.status, reply.cutOff]).toEqual([200, true]);
    await until(({ Errors }) => Errors?.includes("the board is gone") === true);
  });

  behaves("a connection is kept for the next call", async () => {
    const socket = await sendRaw(portOf(), step("facts"));
    expect((await readReply(socket, "POST")).status).toBe(200);
    const body = '{"PopBalloonId":5}';
    const head = `POST ${host.mount}/json/reply/PopBalloonRequest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
    socket.removeAllListeners("data").write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect((await readReply(socket, "POST")).body.toString()).toContain('"Id":5');
    socket.destroy();
  });

  behaves("what is not the contract's", async () => {
    const { status, body } = await exchange(portOf(), { method: "GET", path: "/healthz" });
    expect([status, body.toString()]).toEqual(
      host.fallsThrough ? [200, "ok"] : [404, expect.stringContaining("There is nothing here.")],
    );
  });

  return rules;
}
