import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { connectionRules } from "./connection-tests.js";
import type { Host } from "./hosts.js";
import { exchange, type RawReply } from "./raw-exchange.js";
import { type RunningHost, startHost } from "./running-host.js";
import type { ServedAt, WantedReply } from "./wire-row.js";
import { wireRows } from "./wire-rows.js";

/** A host that serves, and what it has replied to each row. */
interface TriedHost {
  readonly running: RunningHost;
  readonly replies: ReadonlyMap<string, RawReply | Error>;
}

/**
 * Tries every rule of the wire on each of the hosts; on all at once, as some rules are about waiting. `node` is the program of
 * another Node.
 */
export function testHosts(hosts: readonly Host[], node?: string): void {
  const tried = new Map<Host, TriedHost>();
  beforeAll(async () => {
    await Promise.all(hosts.map(async (host) => tried.set(host, await tryHost(host, node))));
  });
  afterAll(() => {
    for (const { running } of tried.values()) running.stop();
  });
  for (const host of hosts) describe(`${host.name} on ${host.runtime}`, () => hostTests(host, () => tried.get(host)));
}

async function tryHost(host: Host, node: string | undefined): Promise<TriedHost> {
  const running = await startHost(host, node);
  const replies = new Map<string, RawReply | Error>();
  await Promise.all(
    wireRows.map(async ({ name, request }) => {
      const difference = host.differs?.[name];
      if (difference !== undefined && difference.want === undefined) return;
      const headers = { ...request.headers, ...host.platformHeaders };
      const sent = { ...request, headers, path: host.mount + request.path };
      replies.set(name, await exchange(running.port, sent).catch((error: Error) => error));
    }),
  );
  return { running, replies };
}

function hostTests(host: Host, tried: () => TriedHost | undefined): void {
  for (const { name, want } of wireRows) {
    const difference = host.differs?.[name];
    const title = difference === undefined ? name : `${name} (differs: ${difference.why})`;
    if (difference !== undefined && difference.want === undefined) {
      test.skip(title, () => undefined);
      continue;
    }
    test(title, () => {
      const reply = tried()?.replies.get(name);
      if (reply === undefined || reply instanceof Error) throw reply ?? new Error("The row was not tried.");
      const place = { origin: `${host.scheme ?? "http"}://127.0.0.1:${tried()?.running.port}`, mount: host.mount };
      check(reply, { ...want, ...(host.sendsChunks === true ? chunks : {}), ...difference?.want }, place);
    });
  }
  for (const { name, run } of connectionRules(host, () => tried()?.running.port ?? 0)) {
    const difference = host.differs?.[name];
    if (difference === undefined) test(name, run);
    else test.skip(`${name} (differs: ${difference.why})`, run);
  }
}

/** What is asked of a reply whose length no header tells. */
const chunks: Partial<WantedReply> = { streamed: true };

function check(reply: RawReply, want: WantedReply, place: ServedAt): void {
  const text = reply.body.toString();
  expect([reply.status, reply.cutOff, text]).toEqual([want.status, false, expect.anything()]);
  const body = typeof want.body === "function" ? want.body(place) : want.body;
  if (typeof body === "string") expect(text).toBe(body);
  else if (body !== undefined) expect(text).toMatch(body);
  for (const [name, value] of Object.entries(want.headers ?? {})) checkHeader(name, reply.headers[name], value);
  if (want.streamed !== true && want.headers?.["content-length"] === undefined) {
    expect(["content-length", reply.headers["content-length"]]).toEqual([
      "content-length",
      [String(reply.body.length)],
    ]);
  }
}

function checkHeader(
  name: string,
  values: readonly string[] = [],
  want: string | readonly string[] | RegExp | null,
): void {
  if (want instanceof RegExp) expect([name, values.join("|")]).toEqual([name, expect.stringMatching(want)]);
  else expect([name, values]).toEqual([name, want === null ? [] : [want].flat()]);
}
