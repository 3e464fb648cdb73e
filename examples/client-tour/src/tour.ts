import { createGamePlayClient } from "@game-play/api/client";
import { createJsonTransport, createSoapTransport } from "@stubwright/runtime";
import { addToCalls } from "./stations/add-to-calls.js";
import { handleErrors } from "./stations/handle-errors.js";
import { limitTime } from "./stations/limit-time.js";
import { playGames } from "./stations/play-games.js";
import { replaceService } from "./stations/replace-service.js";

/** What the tour needs to know, and where it writes. */
export interface TourOptions {
  /** Where a game server listens: `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** The game to play; games that were never played are dealt anew. */
  readonly guid: string;
  /** Gets each line. */
  readonly say: (line: string) => void;
}

/** Shows what a client can do with the generated proxies, one station after the other. Rejects at the first surprise. */
export async function runTour({ baseUrl, guid, say }: TourOptions): Promise<void> {
  const soapUrl = `${baseUrl}/soap11`;
  const overJson = createGamePlayClient(createJsonTransport({ baseUrl }));
  const overSoap = createGamePlayClient(createSoapTransport({ url: soapUrl }));

  say("1. One client, two wires: the same functions and types");
  await playGames(overJson, { guid, instanceId: 1, say: (line) => say(`   JSON  ${line}`) });
  await playGames(overSoap, { guid, instanceId: 2, say: (line) => say(`   SOAP  ${line}`) });

  const sayIndented = (line: string): void => say(`   ${line}`);
  say("2. Every failed call is a CallError, and its kind says why");
  await handleErrors({ baseUrl, soapUrl, say: sayIndented });
  say("3. A call ends when time is over, or when nobody waits for it any more");
  await limitTime(sayIndented);
  say("4. Headers and interceptors add to every call");
  await addToCalls({ baseUrl, say: sayIndented });
  say("5. In a test the service is an object of yours, behind the same codecs");
  await replaceService(sayIndented);
}
