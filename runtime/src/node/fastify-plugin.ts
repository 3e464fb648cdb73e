import type { IncomingMessage, ServerResponse } from "node:http";
import type { WireReply } from "../server/wire-reply.js";
import { frameworkReply } from "./framework-reply.js";
import type { ContractListener, ListenedContract } from "./listener.js";

/** The part of Fastify's instance that is used, so that Fastify is no dependency. */
interface FastifyScope {
  readonly prefix: string;
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    contentType: string,
    parser: (request: never, payload: never, done: (error: Error | null) => void) => void,
  ): void;
  all(path: string, handler: (request: FastifyRequest, reply: FastifyReply) => void): unknown;
}

interface FastifyRequest {
  readonly raw: IncomingMessage;
}

interface FastifyReply {
  readonly raw: ServerResponse;
  callNotFound(): unknown;
  hijack(): unknown;
  code(status: number): unknown;
  headers(headers: object): unknown;
  serializer(serialize: (body: string) => string): unknown;
  send(body: unknown): unknown;
}

/** A plugin for Fastify's `register`. */
export type FastifyPlugin = (scope: FastifyScope) => Promise<void>;

/**
 * A Fastify plugin that serves a contract below its `prefix`. Routes of the application take precedence, hooks and
 * loggers see the replies, and other requests go to the application's not-found handler.
 */
export function fastifyPlugin({ contract }: Pick<ContractListener, "contract">): FastifyPlugin {
  return async (scope) => {
    const mount = scope.prefix.replace(/\/+$/, "");
    // The contract reads bodies itself, within its limits.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/*", (request, reply) => {
      const target = (request.raw.url ?? "/").slice(mount.length);
      const answer = contract.answer(request.raw, reply.raw, { mount, target });
      if (answer === undefined) reply.callNotFound();
      else answer.then((found) => send(found, { request, reply, contract }));
    });
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly contract: ListenedContract;
}

function send(found: WireReply | undefined, { request, reply, contract }: Exchange): void {
  if (found === undefined) {
    reply.hijack();
    return;
  }
  const { status, headers, body } = frameworkReply(found, { request: request.raw, response: reply.raw, contract });
  reply.code(status);
  reply.headers(headers);
  // Fastify adds a charset to JSON unless a custom serializer is set.
  reply.serializer(asWritten);
  reply.send(body === "" ? undefined : body);
}

function asWritten(body: string): string {
  return body;
}
