import { defaultReplyBytes } from "./http-call.js";
import { readReplyBody } from "./http-reply.js";
import { streamHttp } from "./http-stream.js";
import { SoapItems } from "./soap-items.js";
import { readSoapReply, xmlType } from "./soap-reply.js";
import { type SoapTransportOptions, soapRequest } from "./soap-transport.js";
import type { StreamTransport } from "./stream-transport.js";

/**
 * Calls a service over SOAP and reads the reply item by item. `maxReplyBytes` holds for each item and for all that is none,
 * in UTF-16 code units.
 */
export function createSoapStreamTransport(options: SoapTransportOptions): StreamTransport {
  const understood = new Set(options.understoodHeaders);
  return {
    stream: (streamed, request, callOptions = {}) => {
      const { operation } = streamed;
      const { onReplyHeaders } = callOptions;
      // What it throws at once is waited for as what its promise ends with.
      const onBlocks: typeof onReplyHeaders = onReplyHeaders && (async (blocks) => onReplyHeaders(blocks));
      const expected = { understood, operation, onBlocks };
      const limit = options.maxReplyBytes ?? defaultReplyBytes;
      return streamHttp(options, {
        ...soapRequest(options, operation, request, callOptions),
        begin: async (response, facts) => {
          if (facts.status >= 300) readSoapReply(await readReplyBody(response, limit, facts), facts, expected);
          const { charset } = xmlType(facts);
          return new SoapItems(streamed, { facts, expected, charset, limit });
        },
      });
    },
  };
}
