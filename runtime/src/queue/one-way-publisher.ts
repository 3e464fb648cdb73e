import { encodeJsonBlocks, jsonBlocksHeader } from "../contract/json-blocks.js";
import type { BlockCodecs, NoBlocks, OneWayOperation } from "../contract/operation.js";
import { writeJson } from "../json/json-writer.js";
import type { CallContext } from "../server/call-context.js";
import type { HeaderExchange } from "../server/handler.js";
import { ServiceFault } from "../server/service-fault.js";
import type { MessageQueue } from "./message-queue.js";
import { MessageTooLargeError, QueueUnavailableError } from "./queue-errors.js";
import type { QueueOptions } from "./queue-options.js";
import { longestId, queuedMessage } from "./queued-message.js";

/**
 * Puts the message of a call on a queue, and resolves once the engine has it. Rejects with a `ServiceFault`: 503 if the
 * engine cannot keep the message, 413 if the message is larger than the engine takes.
 */
export type OneWayPublisher = <Request, RequestHeaders extends object = NoBlocks>(
  operation: OneWayOperation<Request, RequestHeaders>,
  request: Request,
  context: CallContext,
  headers?: HeaderExchange<RequestHeaders>,
) => Promise<void>;

/** Makes what serves the one-way operations of a service by publishing their messages. */
export function oneWayPublisher(queue: MessageQueue, options: QueueOptions = {}): OneWayPublisher {
  return async (operation, request, context, headers) => {
    const message = queuedMessage(
      {
        operation: operation.name,
        message: request,
        json: writeJson((json) => operation.request.encodeJson(json, request)),
        id: idOf(context),
        headers: headersOf(operation.requestHeaders, context, headers),
        caller: context.caller,
      },
      options,
    );
    try {
      await queue.publish(message);
    } catch (error) {
      throw refusal(error);
    }
  };
}

function idOf({ messageId }: CallContext): string | undefined {
  if (messageId !== undefined && messageId.length > longestId) {
    throw new ServiceFault("Client", `The id of a message has at most ${longestId} characters.`);
  }
  return messageId;
}

/** Those of the call. Declared header blocks travel as they do over JSON, on whatever wire they came. */
function headersOf<Blocks extends object>(
  codecs: BlockCodecs<Blocks> | undefined,
  context: CallContext,
  headers: HeaderExchange<Blocks> | undefined,
): Headers {
  const blocks = codecs && headers && encodeJsonBlocks(codecs, headers.request);
  if (blocks === undefined) return context.requestHeaders;
  const all = new Headers(context.requestHeaders);
  all.set(jsonBlocksHeader, blocks);
  return all;
}

function refusal(cause: unknown): unknown {
  if (cause instanceof QueueUnavailableError) {
    return new ServiceFault("Server", "The service cannot keep the message now.", { status: 503, cause });
  }
  if (cause instanceof MessageTooLargeError) return new ServiceFault("Client", cause.message, { status: 413 });
  return cause;
}
