import { defaultReplyBytes } from "./http-call.js";
import { readReplyBody } from "./http-reply.js";
import { streamHttp } from "./http-stream.js";
import { SoapItems } from "./soap-items.js";
import { readSoapReply, xmlType } from "./soap-reply.js";
import { type SoapTransportOptions, soapRequest } from "./soap-transport.js";
import type { StreamTransport } from "./stream-transport.js";
import { understoodBlocks } from "./understood-blocks.js";

/**
 * Calls a service over SOAP and reads the reply item by item. `maxReplyBytes` limits each item, and everything else
 * together, in UTF-16 code units. Throws for `messageSecurity`, because nothing of a reply may be read before it is
 * verified as a whole.
 */
export function createSoapStreamTransport(options: SoapTransportOptions): StreamTransport {
  if (options.messageSecurity !== undefined) {
    throw new Error("A secured reply is read as a whole: messageSecurity and streams exclude each other.");
  }
  const understood = understoodBlocks(options);
  return {
    stream: (streamed, request, callOptions = {}) => {
      const { operation } = streamed;
      const { onReplyHeaders } = callOptions;
      // An error that the function throws at once is treated like a rejected promise.
      const onBlocks: typeof onReplyHeaders = onReplyHeaders && (async (blocks) => onReplyHeaders(blocks));
      const lenient = callOptions.lenient ?? options.lenient ?? false;
      const expected = { understood, operation, onBlocks, lenient };
      const limit = options.maxReplyBytes ?? defaultReplyBytes;
      return streamHttp(options, {
        ...soapRequest(options, operation, request, callOptions),
        begin: async (response, facts) => {
          if (facts.status >= 300) await readSoapReply(await readReplyBody(response, limit, facts), facts, expected);
          const { charset } = xmlType(facts);
          const reading = lenient === false ? undefined : await import("../lenient/read-leniently.js");
          return new SoapItems(streamed, { facts, expected, charset, limit, readLeniently: reading?.readLeniently });
        },
      });
    },
  };
}
