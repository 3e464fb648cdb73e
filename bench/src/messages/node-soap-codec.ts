import { fileURLToPath } from "node:url";
import { createClientAsync } from "soap";
import { board } from "./game-messages.js";
import { wireMessages } from "./wire-messages.js";

const wsdl = fileURLToPath(new URL("../../../contracts/game-play/game-play.wsdl", import.meta.url));
const namespace = "urn:game-play:types";

/** What node-soap does with the messages that are measured: the same work as ours, by its own codec. */
export async function nodeSoapCodec() {
  const client = await createClientAsync(wsdl);
  const definitions = client.wsdl;
  const reply = nodeSoapBoard();
  return {
    decodeRequest: (): unknown => definitions.xmlToObject(wireMessages.soapRequest),
    encodeReply: (): string =>
      definitions.objectToDocumentXML("MatchTilesPerformanceRequestResponse", reply, "tns", namespace),
  };
}

/** The board in the shape that node-soap wants: the items of the arrays under their element names. */
export function nodeSoapBoard(): object {
  const { Board, Colors, ...rest } = board;
  return { Board: { ArrayOfint: (Board ?? []).map((row) => ({ int: row })) }, Colors: { int: Colors ?? [] }, ...rest };
}
