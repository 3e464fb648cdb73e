import type { Span } from "../diagnostics/span.js";
import { referenceName } from "../schema/components/unresolved-reference.js";
import type { BindingMessageSyntax, HeaderSyntax, MessageSyntax } from "../syntax/wsdl-syntax.js";
import { linkMessage, type WsdlLinking } from "./link-port-types.js";
import type {
  LinkedAttachment,
  LinkedBindingOperation,
  LinkedBody,
  LinkedHeader,
  LinkedMessage,
} from "./linked-contract.js";
import { lookUpWsdlComponent } from "./wsdl-tables.js";

/** Links the Body and header blocks of a message; undefined if the operation or the binding has no such message. */
export function linkBody(
  syntax: BindingMessageSyntax | undefined,
  { message, style }: { readonly message: LinkedMessage | undefined; readonly style: LinkedBindingOperation["style"] },
  linking: WsdlLinking,
): LinkedBody | undefined {
  if (syntax === undefined || message === undefined) return undefined;
  const { body } = syntax;
  const headers = syntax.headers.flatMap((header) => linkHeader(header, linking));
  const names = message.parts.map(({ name }) => name);
  const inHeaders = new Set(syntax.headers.map((header) => header.part));
  const ownHeaders = headers.filter(({ part }) => message.parts.includes(part));
  const isInHeader = (name: string): boolean =>
    inHeaders.has(name) && ownHeaders.some(({ part }) => part.name === name);
  const inside = names.filter((name) => !isInHeader(name));
  const attachments = linkAttachments(syntax.attachments, { message, inside, body }, linking);
  const attached = new Set(attachments.map(({ part }) => part));
  const rest = inside.filter((name) => !attached.has(name));
  return {
    use: useOf(body?.use),
    namespace: body?.namespace,
    parts:
      body?.parts === undefined
        ? rest
        : selectedParts(
            { ...body, parts: [...new Set(body.parts)].filter((part) => !attached.has(part)) },
            { message, rest, style },
            linking,
          ),
    headers,
    attachments,
    at: body?.at ?? syntax.at,
  };
}

/** The parts that travel beside the envelope, each once. An attachment that names no part is the only part left. */
function linkAttachments(
  attachments: BindingMessageSyntax["attachments"],
  { message, inside, body }: AttachedMessage,
  { diagnostics }: WsdlLinking,
): readonly LinkedAttachment[] {
  const found = new Map<string, LinkedAttachment>();
  for (const { part, mediaTypes, at } of attachments) {
    const left = inside.filter((name) => !found.has(name) && body?.parts?.includes(name) !== true);
    const name = part ?? (left.length === 1 ? left[0] : undefined) ?? "";
    if (inside.includes(name)) found.set(name, found.get(name) ?? { part: name, mediaTypes });
    else diagnostics.report("wsdl-part-misnamed", at, { part: name, message: message.name, meant: noAttachment });
  }
  return [...found.values()];
}

const noAttachment = "nothing travels beside the envelope for it";

/** A message whose attachments are linked, and its parts that are in no header. */
interface AttachedMessage {
  readonly message: LinkedMessage;
  readonly inside: readonly string[];
  readonly body: BindingMessageSyntax["body"];
}

/**
 * The parts that a soap:body names. If it names only unknown parts, the meaning is clear only without a choice: the
 * single part or none, and in rpc style all parts, because gSOAP always writes `parts="Body"` there.
 */
function selectedParts(
  { parts, at }: { readonly parts: readonly string[]; readonly at: Span },
  { message, rest, style }: Pick<LinkedBindingOperation, "style"> & { message: LinkedMessage; rest: readonly string[] },
  { diagnostics }: WsdlLinking,
): readonly string[] {
  const isKnown = (part: string): boolean => message.parts.some(({ name }) => name === part);
  const isClear = (style === "rpc" || rest.length < 2) && !parts.some(isKnown);
  const meant = whatIsMeant(rest);
  for (const part of parts.filter((one) => !isKnown(one))) {
    if (isClear) diagnostics.report("wsdl-part-misnamed", at, { part, message: message.name, meant });
    else diagnostics.report("wsdl-part-unknown", at, { part, message: message.name });
  }
  return isClear && parts.length > 0 ? rest : parts.filter(isKnown);
}

function whatIsMeant([only, ...others]: readonly string[]): string {
  if (only === undefined) return "an empty Body is assumed";
  if (others.length > 0) return `${[only, ...others].join(", ")} are assumed`;
  return only === "" ? "its only part is assumed" : `${only}, its only part, is assumed`;
}

function linkHeader(header: HeaderSyntax, linking: WsdlLinking): readonly LinkedHeader[] {
  const { diagnostics, tables } = linking;
  if (header.message === undefined) return [];
  const found = lookUpWsdlComponent(header.message, "message", tables.messages, diagnostics);
  if (found === undefined) {
    diagnostics.report("wsdl-header-unresolved", header.message.at, {
      kind: "message",
      name: referenceName(header.message),
      problem: notDeclared,
    });
    return [];
  }
  linking.inHeaders.add(found.name);
  const message = linkMessage(found, linking);
  const [only, ...others] = message.parts;
  const part =
    header.part === undefined && others.length === 0 ? only : message.parts.find(({ name }) => name === header.part);
  if (part !== undefined) return [{ use: useOf(header.use), part }];
  diagnostics.report("wsdl-header-unresolved", header.at, headerPart(header, found.syntax));
  return [];
}

/** The part that a header names wrongly: a part of the message, or the element of such a part. */
function headerPart(
  { part }: HeaderSyntax,
  { name, parts }: MessageSyntax,
): Readonly<Record<"kind" | "name" | "problem", string>> {
  if (part === undefined && parts.length !== 1) {
    return { kind: "no part of message", name, problem: parts.length === 0 ? "which has none" : "which has several" };
  }
  const element = parts.find((one) => part === undefined || one.name === part)?.element;
  if (element === undefined) return { kind: "part", name: `${part ?? ""} of message ${name}`, problem: notDeclared };
  return { kind: "element", name: referenceName(element), problem: notDeclared };
}

const notDeclared = "which is not declared";

/** The use of a body, header or fault. Default: literal. */
export function useOf(use: string | undefined): "literal" | "encoded" {
  return use === "encoded" ? "encoded" : "literal";
}
