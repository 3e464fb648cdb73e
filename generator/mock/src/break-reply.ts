import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { type Listener, ServiceFault } from "@stubwright/runtime/server";
import type { Breakage } from "./mock-rule.js";

const responses = new AsyncLocalStorage<ServerResponse>();

/** The listener, so that the mock behind it can break its replies. */
export function breakableListener(listener: Listener): Listener {
  return (request, response, next) => responses.run(response, () => listener(request, response, next));
}

const soapType = "text/xml; charset=utf-8";
const otherMessage =
  '<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Unexpected xmlns="urn:stubwright:mock"/></s:Body></s:Envelope>';

/**
 * Answers the call at hand in a way that no contract allows. What it returns never settles, as there is nothing left to
 * answer. Throws a `ServiceFault` in process, where there is no connection to break.
 */
export function breakReply(how: Breakage): Promise<never> {
  const response = responses.getStore();
  if (response === undefined)
    throw new ServiceFault("Server", `Without a connection there is nothing to break: ${how}.`);
  const isJson = response.req.url?.toLowerCase().includes("/soap") === false;
  switch (how) {
    case "close":
      response.destroy();
      break;
    case "cut":
      response.writeHead(200, { "Content-Type": isJson ? "application/json" : soapType, "Content-Length": 1000 });
      response.write(isJson ? '{"a' : otherMessage.slice(0, 60), () => response.destroy());
      break;
    case "not-xml":
      send(response, isJson ? "application/json" : soapType, "This is no message.");
      break;
    case "invalid":
      send(response, isJson ? "application/json" : soapType, isJson ? '{"unexpected":[[]]}' : otherMessage);
      break;
    case "wrong-type":
      send(response, "text/html; charset=utf-8", "<!doctype html><title>502 Bad Gateway</title>");
  }
  return new Promise(() => {});
}

/** The connection ends with the reply: the listener still waits for a call that never ends. */
function send(response: ServerResponse, type: string, text: string): void {
  response
    .writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(text), Connection: "close" })
    .end(text);
}
