import { loadLenientJson } from "./decode-json-message.js";
import { defaultReplyBytes } from "./http-call.js";
import { isSuccess, readReplyBody } from "./http-reply.js";
import { streamHttp } from "./http-stream.js";
import { JsonItems } from "./json-items.js";
import { type JsonTransportOptions, jsonRequest, readBlocks } from "./json-transport.js";
import { problemError } from "./problem-reader.js";
import type { StreamTransport } from "./stream-transport.js";

/**
 * Calls a service over JSON and reads the reply item by item. `maxReplyBytes` limits each item, and everything else
 * together, in UTF-16 code units.
 */
export function createJsonStreamTransport(options: JsonTransportOptions): StreamTransport {
  return {
    stream: (streamed, request, callOptions = {}) => {
      const { operation } = streamed;
      const limit = options.maxReplyBytes ?? defaultReplyBytes;
      return streamHttp(options, {
        ...jsonRequest(options, operation, request, callOptions),
        begin: async (response, facts) => {
          if (!isSuccess(facts))
            throw problemError(await readReplyBody(response, limit, facts), facts, operation.faults);
          await readBlocks(operation.replyHeaders, facts, callOptions.onReplyHeaders);
          const lenient = callOptions.lenient ?? options.lenient ?? false;
          return new JsonItems(streamed, facts, {
            limit,
            lenient: lenient === false ? undefined : await loadLenientJson(lenient),
          });
        },
      });
    },
  };
}
