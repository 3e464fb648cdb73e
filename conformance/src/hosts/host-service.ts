import type { GamePlayService } from "@game-play/api/server";
import { type CallContext, type Interceptor, type ListenerOptions, ServiceFault } from "@stubwright/runtime/server";

/** What has happened on this host; `Do: "tally"` asks for it. */
const tally = { left: 0, made: 0, closed: 0, errors: [] as string[] };

type Open = Record<string, string>;

/** What StepRequest does for each text of its member `Do`. */
const commands: Readonly<Record<string, (context: CallContext) => Promise<Open>>> = {
  facts: async ({ operation, protocol, peer = "", requestHeaders }) => ({
    Operation: operation,
    Protocol: protocol,
    Peer: peer,
    Asked: requestHeaders.get("X-Asked") ?? "",
  }),
  headers: async ({ responseHeaders }) => {
    responseHeaders.append("Set-Cookie", "a=1");
    responseHeaders.append("Set-Cookie", "b=2; Path=/");
    responseHeaders.set("X-Reply", "yes");
    responseHeaders.set("Content-Type", "is/the-wires-own");
    return {};
  },
  fault: async () => {
    const issues = [{ pointer: "/Do", code: "value", detail: "unknown" }] as const;
    throw new ServiceFault("Client", "No <such> game.", { status: 404, issues });
  },
  fail: async () => {
    throw new Error("a secret of the store");
  },
  late: async ({ signal }) => {
    await aborted(signal);
    return {};
  },
  leave: async ({ signal }) => {
    tally.made++;
    await aborted(signal);
    if (Reflect.get(Object(signal.reason), "name") === "AbortError") tally.left++;
    return {};
  },
  tally: async () => ({
    Left: String(tally.left),
    Made: String(tally.made),
    Closed: String(tally.closed),
    Errors: tally.errors.join("; "),
  }),
};

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
}

/** Rows of a board: so many, or without end; `failing` after them. */
async function* boardRows(count: number, failing: boolean): AsyncGenerator<number[]> {
  try {
    for (let row = 0; row < count; row++) {
      tally.made++;
      yield Array.from({ length: 100 }, (_cell, column) => row + column);
      // A turn for everybody else, as a source that reads from somewhere gives.
      if (row % 64 === 63) await new Promise((resolve) => setTimeout(resolve));
    }
    if (failing) throw new Error("the board is gone");
  } finally {
    tally.closed++;
  }
}

const accept = async (): Promise<void> => undefined;
const mirror = async (request: Open): Promise<Open> => request;

/** The service that every host serves: what a request asks for shows what the host does. */
export const hostService = {
  popBalloonRequest: async ({ PopBalloonId = 0, Language }) => ({
    CanContinue: true,
    Id: PopBalloonId,
    IsPrize: false,
    LegalMovement: true,
    Win: false,
    ...(Language == null ? {} : { ResultImage: Language }),
  }),
  matchTilesPerformanceRequest: async ({ X = 0, Language }, context) => ({
    Board: context.streamed(boardRows(X < 0 ? Number.POSITIVE_INFINITY : X, Language === "failing")),
    RemainingTime: 1.5,
    Score: 3,
    Started: true,
    Time: 0,
  }),
  stepRequest: async (request, context) => {
    const { Do } = request;
    const command = typeof Do === "string" ? commands[Do] : undefined;
    return command === undefined ? request : command(context);
  },
  matchTilesRequest: mirror as GamePlayService["matchTilesRequest"],
  canPopBalloonRequest: mirror as GamePlayService["canPopBalloonRequest"],
  choosePrize: accept,
  performanceNicknameRequest: accept,
  performanceFastPlayRequest: accept,
  initStateRequest: accept,
  checkStateRequest: accept,
  replyRequest: accept,
  levelCompleteRequest: accept,
  simulateFastPlayRequest: accept,
  simulateUnityPlayRequest: accept,
  gameCompleteRequest: accept,
  partialStateProgressRequest: accept,
  rateStarRequest: accept,
  rateFeedbackRequest: accept,
  spinRequest: accept,
  slotRequest: accept,
  playRequest: accept,
  offlineRequest: accept,
} satisfies GamePlayService;

/** Shows that interceptors run, on either wire, and refuses one token. */
const layer: Interceptor = (next) => async (call) => {
  call.responseHeaders.set("X-Layer", call.operation);
  if (call.requestHeaders.get("Authorization") === "Bearer wrong") {
    throw new ServiceFault("Client", "The token is not known.", { status: 401 });
  }
  return next(call);
};

/** The options that every host serves with; their limits are small, so that tests can reach them. */
export const hostOptions: ListenerOptions = {
  limits: { bodyBytes: 20_000, bodyMs: 3000 },
  handlerTimeoutMs: 3000,
  interceptors: [layer],
  packFromBytes: 100,
  onError: (error) => tally.errors.push(error instanceof Error ? error.message : String(error)),
};
