import type { ConsoleSettings, OperationDescription } from "@stubwright/runtime/codec";
import type { Draft } from "../message/use-draft.js";
import { type CallExtras, extraHeaders, securedEnvelope } from "./credentials.js";
import type { OutgoingRequest } from "./exchange.js";
import { blocksHeader, jsonHeaders, operationUrl, soapHeaders, type Wire } from "./wire.js";

/** Where a request goes, and the page that it goes from. */
export interface RequestPlace {
  readonly settings: ConsoleSettings;
  readonly operation: OperationDescription;
  /** The address of the page. */
  readonly base: string;
}

/** The request of a draft on a wire: what the editor shows, with credentials. Rejects with an `Error` for people. */
export async function prepareRequest(
  wire: Wire,
  draft: Draft,
  { settings, operation, base }: RequestPlace,
  extras: CallExtras,
): Promise<OutgoingRequest> {
  const url = operationUrl(settings, operation, wire, base);
  const extra = extraHeaders(extras);
  if (wire === "json") {
    const headers = [...jsonHeaders(blocksHeader(draft.message.blocks)), ...extra];
    return { wire, url, headers, body: draft.json };
  }
  if (draft.package !== undefined)
    return { wire, url, headers: [...draft.package.headers, ...extra], body: draft.package.body };
  const body = await securedEnvelope(draft.xml, extras.credentials);
  return { wire, url, headers: [...soapHeaders(draft.xml, operation), ...extra], body };
}
