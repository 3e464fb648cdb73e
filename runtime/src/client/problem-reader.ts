import { blockNames } from "../contract/blocks.js";
import type { JsonDecoders } from "../contract/json-operation.js";
import { faultMember, type ReceivedFault } from "../errors/declared-fault.js";
import { DecodeError } from "../errors/decode-error.js";
import type { RemoteIssue } from "../errors/issue.js";
import { essenceOf, isJson } from "../http/media-type.js";
import { JsonReader } from "../json/json-reader.js";
import { isOpenContent, type OpenContent, type OpenValue } from "../values/open-content.js";
import { type Problem, ProblemError, ProtocolError, type ReplyFacts } from "./call-error.js";
import { quotedBody } from "./quote-reply.js";

/** The error of an unsuccessful reply: its problem document (RFC 9457), or only its status if it has none. */
export function problemError<Faults extends object>(
  body: Uint8Array,
  facts: ReplyFacts,
  faults: JsonDecoders<Faults> | undefined,
): ProblemError | ProtocolError {
  const essence = essenceOf(facts.headers.get("content-type") ?? "");
  const members = isJson({ essence }) ? parseObject(body) : undefined;
  if (members !== undefined) {
    const declared = faults && declaredIn(members, faults);
    return new ProblemError(problemOf(members, facts.status), errorsOf(members), { ...facts, declared });
  }
  return new ProtocolError(
    `HTTP status ${facts.status} with ${essence || "no content type"}${quotedBody(body)}`,
    facts,
  );
}

/** The declared fault in a problem; undefined if it breaks the contract. */
function declaredIn<Faults extends object>(
  members: OpenContent,
  faults: JsonDecoders<Faults>,
): ReceivedFault | undefined {
  for (const kind of blockNames(faults)) {
    const member = faultMember(kind);
    if (!Object.hasOwn(members, member)) continue;
    try {
      const reader = new JsonReader(members[member]);
      const detail = faults[kind].decodeJson(reader);
      reader.end();
      return { kind, detail };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  return undefined;
}

function parseObject(body: Uint8Array): OpenContent | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return isOpenContent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function problemOf(members: OpenContent, status: number): Problem {
  return {
    type: textOf(members.type) ?? "about:blank",
    title: textOf(members.title),
    status: typeof members.status === "number" ? members.status : status,
    detail: textOf(members.detail),
    instance: textOf(members.instance),
    members,
  };
}

function errorsOf({ errors }: OpenContent): RemoteIssue[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isOpenContent).map((error) => ({
    pointer: textOf(error.pointer) ?? "",
    code: textOf(error.code) ?? "",
    detail: textOf(error.detail) ?? "",
  }));
}

function textOf(value: OpenValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
