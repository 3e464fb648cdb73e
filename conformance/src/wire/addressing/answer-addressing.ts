import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";

const addressing = "http://www.w3.org/2005/08/addressing";

/** For the listener's option `understoodHeaders`. */
export const addressingBlocks = ["Action", "To", "MessageID", "ReplyTo", "From", "FaultTo"].map(
  (name) => `{${addressing}}${name}`,
);

/** Answers with the headers of WS-Addressing. `replyAction` gives the action of an operation's reply, as its `wsdl:output` has it. */
export const answerAddressing =
  (replyAction: (operation: string) => string): Interceptor =>
  (next) =>
  async (call) => {
    const reply = (name: string, text: string): unknown =>
      call.replySoapHeaders.set(`{${addressing}}${name}`, { "#text": text });
    try {
      const id = call.soapHeaders.get(`{${addressing}}MessageID`)?.["#text"];
      if (typeof id !== "string") {
        const subcodes = [`{${addressing}}MessageAddressingHeaderRequired`];
        throw new ServiceFault("Client", "The header MessageID of WS-Addressing is missing.", { subcodes });
      }
      reply("RelatesTo", id);
      reply("Action", replyAction(call.operation));
      return await next(call);
    } catch (error) {
      reply("Action", `${addressing}/fault`);
      throw error;
    }
  };
