import { isOpenContent } from "../contract/open-content.js";
import { JsonReader, type JsonReaderOptions, type SentObject } from "../json/json-reader.js";
import type { Handler } from "./handler.js";
import type { BoundMember } from "./json-routes.js";
import { queryTexts } from "./query.js";
import { ServiceFault } from "./service-fault.js";

/** A request as parsed, and how its codec is to read it. */
export interface JsonRequest {
  readonly value: unknown;
  readonly options: JsonReaderOptions;
}

/** A request that has members. */
interface ObjectRequest extends JsonRequest {
  readonly value: SentObject;
}

/** The texts of a path by the names under which a reader finds their members. */
type PathTexts = Readonly<Record<string, string>>;

/**
 * The request with the members that its path says. Where the body says one too, both must mean the same value:
 * throws `ServiceFault` 400 "conflict" otherwise.
 */
export function withPathMembers(handler: Handler, request: JsonRequest, members: readonly BoundMember[]): JsonRequest {
  const { value, options } = request;
  if (members.length === 0 || !isOpenContent(value)) return request;
  const body: ObjectRequest = { value, options };
  // What the body says in the same letters stays as it is there: a number in quotes is a mistake beside a path, too.
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

/** The request with these texts, of which only its codec knows what they mean. Open content has them as they are. */
function withTexts({ value, options }: ObjectRequest, texts: PathTexts): JsonRequest {
  const filled = { ...value, ...texts };
  if (options.members !== undefined) return { value: filled, options };
  const members = (sent: SentObject): SentObject => ({ ...sent, ...queryTexts(texts) });
  return { value: filled, options: { ...options, members } };
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
