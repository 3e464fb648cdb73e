import { setTimeout as delay } from "node:timers/promises";
import { post } from "./outcome.js";

/** What became of one-way messages. */
export interface SentMessages {
  /** Ids of messages that were accepted. */
  readonly accepted: ReadonlySet<string>;
  /** Ids of messages of which the sender knows nothing, or that were refused: they may have been worked on, once. */
  readonly uncertain: ReadonlySet<string>;
  readonly refusals: number;
}

const soapEnvelope = "http://schemas.xmlsoap.org/soap/envelope/";
const addressing = "http://www.w3.org/2005/08/addressing";

/** The wait between two messages of one sender, in milliseconds. */
const pauseMs = 15;

/** Sends messages over both wires until `signal` aborts; each has an id of its own, and each second one that fails comes again. */
export async function sendMessages(url: string, name: string, signal: AbortSignal): Promise<SentMessages> {
  const accepted = new Set<string>();
  const uncertain = new Set<string>();
  let refusals = 0;
  const send = async (id: string, wire: "json" | "soap"): Promise<boolean> => {
    const outcome = await (wire === "json" ? sendJson(url, id) : sendSoap(url, id));
    if (outcome.kind === "answered") accepted.add(id);
    else uncertain.add(id);
    if (outcome.kind === "refused") refusals++;
    return outcome.kind === "answered";
  };
  const sender = async (wire: "json" | "soap"): Promise<void> => {
    for (let count = 1; !signal.aborted; count++) {
      const id = `${name}-${wire}-${count}`;
      if (!(await send(id, wire)) && count % 2 === 0) await send(id, wire);
      // One in ten comes twice without need.
      else if (count % 10 === 0) await send(id, wire);
      await delay(pauseMs);
    }
  };
  await Promise.all([sender("json"), sender("soap"), sender("json"), sender("soap")].map((running) => running));
  for (const id of accepted) uncertain.delete(id);
  return { accepted, uncertain, refusals };
}

function sendJson(url: string, id: string) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": id };
  return post(`${url}/json/reply/SpinRequest`, { headers, body: JSON.stringify({ Id: id }) }, () => undefined);
}

function sendSoap(url: string, id: string) {
  const body = `<s:Envelope xmlns:s="${soapEnvelope}"><s:Header><MessageID xmlns="${addressing}">${id}</MessageID></s:Header><s:Body><SlotRequest xmlns="urn:game-play:types"><Id>${id}</Id></SlotRequest></s:Body></s:Envelope>`;
  return post(`${url}/soap11`, { headers: { "Content-Type": "text/xml; charset=utf-8" }, body }, () => undefined);
}
