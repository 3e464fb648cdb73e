import { fileURLToPath } from "node:url";
import { createClientAsync } from "soap";
import { request } from "./game-messages.js";

const wsdl = fileURLToPath(new URL("../../../contracts/game-play/game-play.wsdl", import.meta.url));

/** The call that is measured, made by node-soap's client. */
export async function nodeSoapCaller(endpoint: string): Promise<() => Promise<unknown>> {
  const client = await createClientAsync(wsdl, {}, endpoint);
  return () => client.MatchTilesPerformanceRequestAsync(request);
}
