import { createGamePlayClient } from "@game-play/api/client";
import { createJsonTransport, createSoapTransport, type OpenContent, resultOf } from "@stubwright/runtime";
import { describeCallError } from "../describe-call-error.js";

/** Where the services of this station are, and where it writes. */
export interface Addresses {
  readonly baseUrl: string;
  readonly soapUrl: string;
  readonly say: (line: string) => void;
}

/** Makes calls that fail, each in another way. `limitTime` shows the two kinds that are missing here. */
export async function handleErrors({ baseUrl, soapUrl, say }: Addresses): Promise<void> {
  const overJson = createGamePlayClient(createJsonTransport({ baseUrl }));
  const overSoap = createGamePlayClient(createSoapTransport({ url: soapUrl }));
  const nobody = createGamePlayClient(createJsonTransport({ baseUrl: "http://127.0.0.1:1" }));
  const elsewhere = createGamePlayClient(createSoapTransport({ url: `${baseUrl}/healthz` }));

  const calls: readonly (() => Promise<unknown>)[] = [
    () => overJson.matchTilesPerformanceRequest({ X: 1.5, Y: 0 }),
    () => overJson.spinRequest(nested(100)),
    () => overSoap.spinRequest(nested(100)),
    () => nobody.playRequest({}),
    () => elsewhere.popBalloonRequest({ PopBalloonId: 1 }),
  ];
  for (const call of calls) say(await describeFailure(call));
}

async function describeFailure(call: () => Promise<unknown>): Promise<string> {
  const result = await resultOf(call());
  if (result.ok) throw new Error("The call was expected to fail.");
  return describeCallError(result.error);
}

/** A message that is deeper than a service has to take. */
function nested(depth: number): OpenContent {
  let content: OpenContent = {};
  for (let level = 1; level < depth; level++) content = { Deeper: content };
  return content;
}
