import type { CallContext } from "@stubwright/runtime/server";

/** Which messages are logged, and what of them is hidden. */
export interface MessageLogOptions {
  /** The members to hide, as paths of names: `["password", "card.number", "line.*.price"]`; `*` stands for every item or member. */
  readonly mask?: readonly string[] | undefined;
  /** The operations whose messages are logged, by the method's name. Default: all. */
  readonly methods?: readonly string[] | undefined;
}

/** A message on its way in or out. */
export interface LoggedMessage {
  readonly operation: string;
  readonly direction: "request" | "reply";
  readonly message: unknown;
}

type Method = (request: unknown, context: CallContext, ...rest: readonly unknown[]) => unknown;

/** What stands in the place of a hidden member. */
const hidden = "[masked]";

/**
 * Wraps a service object, so that `log` gets each request and reply as DTOs, with members masked. Messages hold what people entrust to
 * a service, so nothing logs them unless it is asked to.
 */
export function logMessages<Service extends object>(
  service: Service,
  log: (message: LoggedMessage) => void,
  { mask = [], methods }: MessageLogOptions = {},
): Service {
  const paths = mask.map((path) => path.split("."));
  const told = (operation: string, direction: LoggedMessage["direction"], message: unknown): void =>
    log({ operation, direction, message: paths.reduce(masked, message) });
  return new Proxy(service, {
    get: (target, name, receiver): unknown => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function" || typeof name !== "string") return member;
      if (methods !== undefined && !methods.includes(name)) return member;
      const method: Method = async (request, context, ...rest) => {
        told(context.operation, "request", request);
        const reply: unknown = await Reflect.apply(member, target, [request, context, ...rest]);
        if (reply !== undefined) told(context.operation, "reply", reply);
        return reply;
      };
      return method;
    },
  });
}

/** A copy of the value in which the member at the path is hidden. */
function masked(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return hidden;
  if (Array.isArray(value)) {
    if (name === "*") return value.map((item) => masked(item, rest));
    return value.map((item, index) => (String(index) === name ? masked(item, rest) : item));
  }
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, name === "*" || name === key ? masked(member, rest) : member]),
  );
}
