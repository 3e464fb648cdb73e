import type { LoadRequest } from "../load/load-request.js";
import { wireMessages } from "../messages/wire-messages.js";
import { hasFastify } from "../servers/fastify-server.js";
import type { ServerKind } from "../servers/serve.js";

/** One server asked over one wire. */
export interface ServerSide {
  readonly name: string;
  readonly kind: ServerKind;
  readonly message: Pick<LoadRequest, "path" | "contentType" | "body">;
}

/** The SOAP request that is measured. */
export const soap = { path: "/soap11", contentType: "text/xml; charset=utf-8", body: wireMessages.soapRequest };
/** The JSON request that is measured. */
export const json = {
  path: "/json/reply/MatchTilesPerformanceRequest",
  contentType: "application/json",
  body: wireMessages.jsonRequest,
};

/** The sides of the server benches; Fastify is one where it is installed. */
export async function serverSides(): Promise<readonly ServerSide[]> {
  const sides: ServerSide[] = [
    { name: "node:net, SOAP bytes", kind: "net", message: soap },
    { name: "bare node:http, SOAP bytes", kind: "bare", message: soap },
    { name: "our codec on node:http, SOAP", kind: "codec", message: soap },
    { name: "Stubwright SOAP", kind: "stubwright", message: soap },
    { name: "node-soap on Express", kind: "node-soap", message: soap },
    { name: "bare node:http, JSON bytes", kind: "bare", message: json },
    { name: "JSON.parse and JSON.stringify on node:http", kind: "json", message: json },
    { name: "our codec on node:http, JSON", kind: "codec", message: json },
    { name: "Stubwright JSON", kind: "stubwright", message: json },
    { name: "Express around bare, JSON bytes", kind: "express", message: json },
  ];
  return (await hasFastify()) ? [...sides, { name: "Fastify JSON", kind: "fastify", message: json }] : sides;
}
