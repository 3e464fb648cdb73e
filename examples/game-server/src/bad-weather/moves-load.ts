import { setTimeout as delay } from "node:timers/promises";
import { type BalloonGame, newBalloonGame, popBalloon } from "../balloons/balloon-game.js";
import { balloonResult } from "../balloons/balloon-result.js";
import { balloonRules } from "../balloons/rules.js";
import { hashText } from "../random/hash-text.js";
import { createRandom } from "../random/mulberry32.js";
import { until } from "./deadline.js";
import { type Call, isLinearizable } from "./linearizable.js";
import { post } from "./outcome.js";

/** What a pop of a balloon answers, as far as it is compared. */
interface PopReply {
  readonly legal: boolean;
  readonly prize: boolean;
  readonly win: boolean;
}

/** The pops of one instance of the game. */
export interface PlayedGame {
  readonly instance: number;
  readonly calls: Call<number, PopReply>[];
}

/** What became of moves. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly refusals: number;
}

const players = 4;
/** So many pops have an instance, more than are legal; the histories stay short enough to try all orders. */
const popsPerGame = 16;
const pauseMs = 20;

/** Lets several players pop balloons of the same instances at the same time, until `signal` aborts. */
export async function playGames(url: string, firstInstance: number, signal: AbortSignal): Promise<PlayedGames> {
  const random = createRandom(firstInstance);
  const games: PlayedGame[] = [];
  let refusals = 0;
  const player = async (number: number): Promise<void> => {
    while (!signal.aborted) {
      const game = games.at(-1);
      if (game === undefined || game.calls.length >= popsPerGame) {
        games.push({ instance: firstInstance + games.length, calls: [] });
        continue;
      }
      const balloon = random.below(balloonRules.balloons) + 1;
      if ((await pop(url, game, balloon, number % 2 === 0 ? "json" : "soap")) === "refused") refusals++;
      await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: players }, (_, number) => player(number)));
  return { games, refusals };
}

/** How long the fleet may take to answer again once the weather is over, in milliseconds. */
const recoveryMs = 60_000;

/**
 * Pops every balloon once more, with nobody else there: what was acknowledged must show. Rejects if the fleet does not answer again.
 */
export async function lookAgain(url: string, game: PlayedGame): Promise<void> {
  const end = performance.now() + recoveryMs;
  for (let balloon = 1; balloon <= balloonRules.balloons; balloon++) {
    await until(end - performance.now(), "the fleet answers again", async () => {
      const outcome = await pop(url, game, balloon, "json");
      return outcome === "answered" || undefined;
    });
  }
}

async function pop(url: string, { instance, calls }: PlayedGame, balloon: number, wire: "json" | "soap") {
  const place = calls.length;
  const start = performance.now();
  // Whoever comes to look meanwhile counts it as one of which nothing is known.
  calls.push({ input: balloon, start, end: Number.POSITIVE_INFINITY, output: undefined });
  const outcome = await (wire === "json" ? popJson(url, instance, balloon) : popSoap(url, instance, balloon));
  if (outcome.kind === "answered") {
    calls[place] = { input: balloon, start, end: performance.now(), output: outcome.reply };
  }
  return outcome.kind;
}

function popJson(url: string, instance: number, balloon: number) {
  const body = JSON.stringify({ Instance: { Id: instance }, PopBalloonId: balloon });
  const headers = { "Content-Type": "application/json" };
  return post(`${url}/json/reply/PopBalloonRequest`, { headers, body }, (text): PopReply => {
    const { LegalMovement, IsPrize, Win } = JSON.parse(text);
    return { legal: LegalMovement, prize: IsPrize, win: Win };
  });
}

function popSoap(url: string, instance: number, balloon: number) {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><PopBalloonRequest xmlns="urn:game-play:types"><Instance><Id>${instance}</Id></Instance><PopBalloonId>${balloon}</PopBalloonId></PopBalloonRequest></s:Body></s:Envelope>`;
  return post(`${url}/soap11`, { headers: { "Content-Type": "text/xml; charset=utf-8" }, body }, (text): PopReply => {
    const is = (name: string): boolean => text.includes(`<${name}>true</${name}>`);
    return { legal: is("LegalMovement"), prize: is("IsPrize"), win: is("Win") };
  });
}

/** Whether the pops of an instance have an order in which the rules of the game explain them. */
export function isExplained({ instance, calls }: PlayedGame, seed: string): boolean {
  const initial = newBalloonGame(hashText(`${seed}/balloons/00000000-0000-0000-0000-000000000000/${instance}`));
  return isLinearizable<BalloonGame, number, PopReply>(calls, {
    initial,
    // In what order balloons were popped makes no difference afterwards.
    nameOf: ({ popped }) => [...popped].sort((left, right) => left - right).join(),
    apply: (game, balloon) => {
      const next = popBalloon(game, balloon);
      const legal = next !== undefined;
      const { IsPrize, Win } = balloonResult(next ?? game, { balloon, legal, playable: true });
      return { state: next ?? game, output: { legal, prize: IsPrize, win: Win } };
    },
  });
}
