import { fastifyPlugin } from "@stubwright/runtime/hosts";
import fastify from "fastify";
import { contractListener } from "./stubwright-listener.js";

/** The contract in a Fastify application. */
export async function startFastifyPlugin(): Promise<number> {
  const app = fastify();
  app.register(fastifyPlugin(contractListener()));
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}
