import type { Handler } from "../server/handler.js";
import { type InProcessTransportOptions, inProcess } from "./in-process-transport.js";
import { createJsonStreamTransport } from "./json-stream-transport.js";
import { createSoapStreamTransport } from "./soap-stream-transport.js";
import type { StreamTransport } from "./stream-transport.js";

/** Like `createInProcessTransport`, for replies that are read item by item. */
export function createInProcessStreamTransport(
  handlers: readonly Handler[],
  options: InProcessTransportOptions = {},
): StreamTransport {
  const transport = inProcess(handlers, options);
  switch (options.wire ?? "json") {
    case "json":
      return createJsonStreamTransport(transport);
    case "soap":
      return createSoapStreamTransport(transport);
  }
}
