import { fastifyPlugin } from "@stubwright/runtime/hosts";
import type { ContractListener } from "@stubwright/runtime/server";
import fastify, { type FastifyInstance } from "fastify";

/** Fastify 5. */
export function fastifyApp(listener: ContractListener): FastifyInstance {
  const app = fastify();
  app.register(fastifyPlugin(listener), { prefix: "/v1" });
  return app;
}
