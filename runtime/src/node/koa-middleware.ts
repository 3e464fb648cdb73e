import type { IncomingMessage, ServerResponse } from "node:http";
import { type FrameworkReply, frameworkReply } from "./framework-reply.js";
import type { ContractListener } from "./listener.js";

/** The part of Koa's context that is used, so that Koa is no dependency. */
interface KoaContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly request: object;
  status: number;
  body: unknown;
  respond?: boolean;
  set(name: string, value: string | string[]): unknown;
  remove(name: string): unknown;
}

/** A middleware for Koa's `use`. */
export type KoaMiddleware = (context: KoaContext, next: () => Promise<unknown>) => Promise<unknown>;

/**
 * A Koa middleware that serves a contract. Middleware before it sees the replies; requests outside of the contract go
 * to the middleware after it. Below koa-mount, the WSDL has the mounted address.
 */
export function koaMiddleware({ contract }: Pick<ContractListener, "contract">): KoaMiddleware {
  return async (context, next) => {
    const { req: request, res: response } = context;
    const target = request.url ?? "/";
    const body: unknown = Reflect.get(context.request, "body");
    const answer = contract.answer(request, response, { mount: mountOf(context), target, body });
    if (answer === undefined) return next();
    const reply = await answer;
    if (reply === undefined) context.respond = false;
    else send(context, frameworkReply(reply, { request, response, contract }));
    return undefined;
  };
}

/** The path prefix that koa-mount removed. */
function mountOf(context: KoaContext): string {
  const mount: unknown = Reflect.get(context, "mountPath");
  return typeof mount === "string" && mount !== "/" ? mount : "";
}

function send(context: KoaContext, { status, headers, body }: FrameworkReply): void {
  context.status = status;
  context.body = body;
  // Koa guesses a type for the body.
  context.remove("Content-Type");
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) context.set(name, Array.isArray(value) ? value : String(value));
  }
}
