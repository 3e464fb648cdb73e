import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createGamePlayClient, type GamePlayClient } from "@game-play/api/client";
import { samples } from "@game-play/api/samples";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { describe, expect, test } from "@jest/globals";
import {
  type ClientInterceptor,
  createJsonTransport,
  createSoapTransport,
  isCallError,
  renewToken,
  retryCalls,
  type TransportOptions,
} from "@stubwright/runtime";
import { ServiceFault } from "@stubwright/runtime/server";
import { type CallRecord, logCalls } from "./log-calls.js";
import { refuseErrorStatus } from "./refuse-error-status.js";

/** What a server answers to its first requests: a status, or nothing, with the connection cut. Then it answers as it should. */
type Answer = "cut" | { readonly status: number; readonly headers?: Record<string, string> };

const service = {
  popBalloonRequest: async () => samples.PopBalloonRequest.reply,
  rateStarRequest: async () => undefined,
} satisfies Partial<GamePlayService> as unknown as GamePlayService;

function failing(answers: readonly Answer[], counted: { requests: number }): RequestListener {
  const left = [...answers];
  const listener = createGamePlayListener(service);
  return (request, response) => {
    counted.requests++;
    const answer = left.shift();
    if (answer === undefined) listener(request, response);
    else if (answer === "cut") request.socket.destroy();
    else response.writeHead(answer.status, answer.headers).end();
  };
}

/** Serves for as long as `use` takes. */
async function serve<Result>(listener: RequestListener, use: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function clientOf(url: string, options: TransportOptions): GamePlayClient {
  return createGamePlayClient(createJsonTransport({ baseUrl: url, ...options }));
}

const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (error: unknown) => (isCallError(error) ? `${error.kind} ${error.status ?? ""}`.trim() : String(error)),
  );

describe("retryCalls", () => {
  const repeatable = ["PopBalloonRequest"];
  const busy: Answer = { status: 503 };
  const asking = (seconds: string): Answer => ({ status: 429, headers: { "Retry-After": seconds } });
  const yesterday = new Date(Date.now() - 86_400_000).toUTCString();
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();

  test.each<[title: string, answers: readonly Answer[], outcome: string, requests: number]>([
    ["nothing that works", [], "ok", 1],
    ["a connection that failed", ["cut"], "ok", 2],
    ["a service that is busy", [busy, { status: 502 }], "ok", 3],
    ["a service that says when, by seconds", [asking("0")], "ok", 2],
    ["a service that says when, by a day that has passed", [asking(yesterday)], "ok", 2],
    ["a service that says no time", [asking("soon")], "ok", 2],
    ["as often as it may", [busy, busy, busy], "protocol 503", 3],
    ["nothing where the pause would be too long", [asking("3600")], "protocol 429", 1],
    ["nothing where the day is too far away", [asking(tomorrow)], "protocol 429", 1],
    ["nothing that would fail again", [{ status: 404 }], "protocol 404", 1],
  ])("repeats %s", async (_title, answers, outcome, requests) => {
    const counted = { requests: 0 };
    await serve(failing(answers, counted), async (url) => {
      const client = clientOf(url, { interceptors: [retryCalls({ repeatable, pauseMs: 1 })] });
      expect(await outcomeOf(client.popBalloonRequest({ PopBalloonId: 3 }))).toBe(outcome);
    });
    expect(counted.requests).toBe(requests);
  });

  test("leaves calls alone that may not arrive twice", async () => {
    const counted = { requests: 0 };
    await serve(failing(["cut"], counted), async (url) => {
      const client = clientOf(url, { interceptors: [retryCalls({ repeatable, pauseMs: 1 })] });
      expect(await outcomeOf(client.rateStarRequest({}))).toBe("transport");
    });
    expect(counted.requests).toBe(1);
  });

  test.each([
    ["its time is over", () => ({ timeoutMs: 60 }), "timeout"],
    ["the caller gives up", () => ({ signal: AbortSignal.timeout(60) }), "abort"],
  ])("stops where %s, also in a pause", async (_title, options, outcome) => {
    // Tries are counted, not requests: on a busy machine the time may be over before the first request arrives.
    let tries = 0;
    const countTries: ClientInterceptor = (next) => (call) => {
      tries++;
      return next(call);
    };
    await serve(failing([busy, busy, busy], { requests: 0 }), async (url) => {
      const interceptors = [retryCalls({ repeatable, pauseMs: 60_000 }), countTries];
      const client = clientOf(url, { interceptors });
      expect(await outcomeOf(client.popBalloonRequest({ PopBalloonId: 3 }, options()))).toBe(outcome);
    });
    expect(tries).toBe(1);
  });
});

describe("renewToken", () => {
  const guarded = (valid: () => string): RequestListener =>
    createGamePlayListener(service, {
      interceptors: [
        (next) => async (call) => {
          if (call.requestHeaders.get("authorization") === `Bearer ${valid()}`) return next(call);
          throw new ServiceFault("Client", "The token is old.", { status: 401 });
        },
      ],
    });

  test("fetches one token for all calls, and another one once the first is refused", async () => {
    let valid = "token-1";
    let fetched = 0;
    await serve(
      guarded(() => valid),
      async (url) => {
        const client = clientOf(url, { interceptors: [renewToken(async () => `token-${++fetched}`)] });
        const pop = (): Promise<unknown> => client.popBalloonRequest({ PopBalloonId: 3 });
        await Promise.all([pop(), pop(), pop()]);
        expect(fetched).toBe(1);
        valid = "token-2";
        await Promise.all([pop(), pop(), pop()]);
        expect(fetched).toBe(2);
      },
    );
  });

  test("gives up where the new token is refused as well, and asks again in the next call", async () => {
    let fetched = 0;
    await serve(
      guarded(() => "token-3"),
      async (url) => {
        const client = clientOf(url, { interceptors: [renewToken(async () => `token-${++fetched}`)] });
        expect(await outcomeOf(client.popBalloonRequest({}))).toBe("problem 401");
        expect(await outcomeOf(client.popBalloonRequest({}))).toBe("ok");
        expect(fetched).toBe(3);
      },
    );
  });

  test("fails a call for which no token can be had, and asks again in the next one", async () => {
    let fetched = 0;
    const fetchToken = async (): Promise<string> => {
      if (++fetched === 1) throw new Error("nobody there");
      return "token";
    };
    await serve(
      guarded(() => "token"),
      async (url) => {
        const client = clientOf(url, { interceptors: [renewToken(fetchToken)] });
        expect(await outcomeOf(client.popBalloonRequest({}))).toBe("transport");
        expect(await outcomeOf(client.popBalloonRequest({}))).toBe("ok");
      },
    );
  });
});

test("logCalls writes each try, behind what repeats them", async () => {
  const records: CallRecord[] = [];
  const counted = { requests: 0 };
  await serve(failing(["cut", { status: 503 }], counted), async (url) => {
    const retry = retryCalls({ repeatable: ["PopBalloonRequest"], pauseMs: 1 });
    const client = clientOf(url, { interceptors: [retry, logCalls((record) => records.push(record))] });
    await client.popBalloonRequest({ PopBalloonId: 3 });
  });
  expect(records.map(({ operation, outcome, status }) => [operation, outcome, status])).toEqual([
    ["PopBalloonRequest", "transport", undefined],
    ["PopBalloonRequest", "protocol", 503],
    ["PopBalloonRequest", "ok", undefined],
  ]);
  expect(Math.min(...records.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(0);
});

test.each([
  ["400", "fault 400"],
  ["200", "ok"],
  [undefined, "ok"],
])("refuseErrorStatus: X-Status %s", async (said, outcome) => {
  const listener = createGamePlayListener({
    ...service,
    stepRequest: async (_request, context) => {
      if (said !== undefined) context.responseHeaders.set("X-Status", said);
      return { ResponseStatus: { ErrorCode: "ArgumentException" } };
    },
  });
  await serve(listener, async (url) => {
    const transport = createSoapTransport({ url: `${url}/soap11`, onResponse: refuseErrorStatus });
    expect(await outcomeOf(createGamePlayClient(transport).stepRequest({}))).toBe(outcome);
  });
});
