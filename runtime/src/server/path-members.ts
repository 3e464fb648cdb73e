import { JsonReader, type JsonReaderOptions, type SentObject } from "../json/json-reader.js";
import { isOpenContent } from "../open-content.js";
import type { Handler } from "./handler.js";
import type { BoundMember } from "./json-routes.js";
import { queryTexts } from "./query.js";
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
  const filled = members.reduce(withPathMember, request);
  for (const member of members) checkAgreement(handler, filled, request, member);
  return filled;
}

function withPathMember(request: JsonRequest, member: BoundMember): JsonRequest {
  const { value, options } = request;
  if (!isOpenContent(value)) return request;
  const said = options.members === queryTexts ? member.text : memberValue(member);
  return { value: { ...value, [sentName(value, member.name)]: said }, options };
}

const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** The JSON value of a member's text in a path. Text that is no literal stays text, for the codec to refuse. */
function memberValue({ form, text }: BoundMember): unknown {
  if (form === "string") return text;
  if (text === "true" || text === "false") return text === "true";
  return number.test(text) ? Number(text) : text;
}

/** Compares a member of the body with what the path says, all others being those of the path: the body may leave them out. */
function checkAgreement(handler: Handler, filled: JsonRequest, request: JsonRequest, { name }: BoundMember): void {
  if (!isOpenContent(request.value) || !isOpenContent(filled.value)) return;
  const key = sentName(request.value, name);
  const sent = Object.hasOwn(request.value, key) ? request.value[key] : undefined;
  if (sent === undefined || sent === null || sent === filled.value[key]) return;
  const asSent = { ...filled, value: { ...filled.value, [key]: sent } };
  if (canonical(handler, filled) !== canonical(handler, asSent)) throw conflict(name);
}

/** The name under which a reader finds the member: exact, else the last that differs in case only. */
function sentName(value: SentObject, name: string): string {
  if (Object.hasOwn(value, name)) return name;
  const lower = name.toLowerCase();
  return Object.keys(value).findLast((key) => key.toLowerCase() === lower) ?? name;
}

/** One text for every spelling of a request. Throws `DecodeError`. */
function canonical(handler: Handler, { value, options }: JsonRequest): string {
  return handler.echoJson(new JsonReader(value, options));
}

function conflict(name: string): ServiceFault {
  const detail = `The path and the message disagree on ${name}.`;
  return new ServiceFault("Client", detail, { issues: [{ pointer: `/${name}`, code: "conflict", detail }] });
}
