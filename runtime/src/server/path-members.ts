import { JsonReader, type JsonReaderOptions, type SentObject } from "../json/json-reader.js";
import { isOpenContent } from "../values/open-content.js";
import type { Handler } from "./handler.js";
import type { BoundMember } from "./json-routes.js";
import { queryTexts } from "./query.js";
import { ServiceFault } from "./service-fault.js";

/** A parsed request, and the options of its codec. */
export interface JsonRequest {
  readonly value: unknown;
  readonly options: JsonReaderOptions;
}

/** A request that is an object. */
interface ObjectRequest extends JsonRequest {
  readonly value: SentObject;
}

/** The texts of a path by the names under which a reader finds their members. */
type PathTexts = Readonly<Record<string, string>>;

/**
 * Adds the members of the path to a request. If the body has such a member, both must have the same value; otherwise
 * throws `ServiceFault` 400 "conflict".
 */
export function withPathMembers(handler: Handler, request: JsonRequest, members: readonly BoundMember[]): JsonRequest {
  const { value, options } = request;
  if (members.length === 0 || !isOpenContent(value)) return request;
  const body: ObjectRequest = { value, options };
  // A member of the body with the exact name keeps its value: a number in quotes remains a mistake.
  const named = members
    .map((member) => ({ ...member, key: sentName(value, member.name) }))
    .filter(({ key, text }) => !Object.hasOwn(value, key) || value[key] !== text);
  const texts: PathTexts = Object.fromEntries(named.map(({ key, text }) => [key, text]));
  const filled = withTexts(body, texts);
  for (const { key, name } of named) {
    const sent = Object.hasOwn(value, key) ? value[key] : undefined;
    if (sent === undefined || sent === null) continue;
    const { [key]: _own, ...others } = texts;
    if (canonical(handler, filled) !== canonical(handler, withTexts(body, others))) throw conflict(name);
  }
  return filled;
}

/** A request with texts that only its codec can interpret. Open content keeps them as text. */
function withTexts({ value, options }: ObjectRequest, texts: PathTexts): JsonRequest {
  const filled = { ...value, ...texts };
  if (options.members !== undefined) return { value: filled, options };
  const members = (sent: SentObject): SentObject => ({ ...sent, ...queryTexts(texts) });
  return { value: filled, options: { ...options, members } };
}

/** The name under which a reader finds the member: the exact name, or else the last one that differs only in case. */
function sentName(value: SentObject, name: string): string {
  if (Object.hasOwn(value, name)) return name;
  const lower = name.toLowerCase();
  return Object.keys(value).findLast((key) => key.toLowerCase() === lower) ?? name;
}

/** One text for all spellings of a request. Throws `DecodeError`. */
function canonical(handler: Handler, { value, options }: JsonRequest): string {
  return handler.echoJson(new JsonReader(value, options));
}

function conflict(name: string): ServiceFault {
  const detail = `The path and the message disagree on ${name}.`;
  return new ServiceFault("Client", detail, { issues: [{ pointer: `/${name}`, code: "conflict", detail }] });
}
