import { Agent, request } from "node:http";

/** What the least that can be called a call costs: a text is posted over a kept connection, the reply is read as text. */
export function nodeHttpCaller(url: string): () => Promise<string> {
  const agent = new Agent({ keepAlive: true });
  return () =>
    new Promise((resolve, reject) => {
      const exchange = request(url, { method: "POST", agent, headers: { "content-length": 1 } });
      exchange.once("error", reject);
      exchange.once("response", (reply) => {
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (piece: string) => {
          text += piece;
        });
        reply.once("end", () => resolve(text));
      });
      exchange.end("x");
    });
}
