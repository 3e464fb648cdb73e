import { JsonReader, type JsonReaderOptions } from "../json/json-reader.js";
import type { Handler } from "./handler.js";
import type { BoundMember } from "./json-routes.js";
import { queryTexts } from "./query-text.js";
import { memberValue } from "./route-member.js";
import { ServiceFault } from "./service-fault.js";

/** A request as parsed, and how its codec is to read it. */
export interface JsonRequest {
  readonly value: unknown;
  readonly options: JsonReaderOptions;
}

/**
 * The request with the members that its path says. Where the body says one too, both must mean the same value:
 * throws `ServiceFault` 400 "conflict" otherwise.
 */
export function withPathMembers(handler: Handler, request: JsonRequest, members: readonly BoundMember[]): JsonRequest {
  return members.reduce((filled, member) => withPathMember(handler, filled, member), request);
}

function withPathMember(handler: Handler, request: JsonRequest, member: BoundMember): JsonRequest {
  const { value, options } = request;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return request;
  const name = sentName(value, member.name);
  const sent: unknown = Reflect.get(value, name);
  const said = options.members === queryTexts ? member.text : memberValue(member, member.text);
  if (sent === said) return request;
  const filled = { value: { ...value, [name]: said }, options };
  if (sent === undefined || sent === null) return filled;
  if (canonical(handler, filled) !== canonical(handler, request)) throw conflict(member.name);
  return request;
}

/** The name under which a reader finds the member: exact, else the last that differs in case only. */
function sentName(value: object, name: string): string {
  if (Object.hasOwn(value, name)) return name;
  const lower = name.toLowerCase();
  return Object.keys(value).findLast((key) => key.toLowerCase() === lower) ?? name;
}

/** One text for every spelling of a request. Throws `DecodeError`. */
function canonical(handler: Handler, { value, options }: JsonRequest): string {
  return handler.echoJson(new JsonReader(value, options));
}

function conflict(name: string): ServiceFault {
  const detail = `The path says another ${name} than the message.`;
  return new ServiceFault("Client", detail, { issues: [{ pointer: `/${name}`, code: "conflict", detail }] });
}
