import type { LiveOperation } from "@stubwright/live";
import type { MessageCodec } from "@stubwright/runtime/codec";
import type { ReceivedReply } from "../wire/exchange.js";
import { readHeaderBlock } from "../wire/header-block.js";
import { readJson } from "../wire/messages.js";
import { envelopeNamespaces, type SoapVersion } from "../wire/soap-message.js";
import type { XmlNode } from "../wire/xml-node.js";
import type { Report } from "./catalogue.js";
import { isObject } from "./same-json.js";

/** The Header of a reply, and what it is held to. */
interface HeaderFacts {
  readonly operation: LiveOperation;
  readonly version: SoapVersion;
  /** The whole envelope, which the codecs of the blocks read. */
  readonly envelope: string;
}

/** Blocks of these namespaces belong to what carries the message, and no contract has to declare them. */
const carrierNamespaces =
  /^http:\/\/docs\.oasis-open\.org\/(?:wss|ws-rx|ws-sx)\/|^http:\/\/(?:www\.w3\.org|schemas\.xmlsoap\.org\/ws)\/\d{4}\/\d{2}\/(?:addressing|rm)/;

/** The name of a header block over JSON (the HTTP header that has all of them). */
const jsonBlocksHeader = "soap-headers";

/** Judges the header blocks of a reply, and tells which declared ones it has, by their names in the contract's code. */
export function judgeHeaders(header: XmlNode, facts: HeaderFacts, report: Report): readonly string[] {
  const declared = declaredBlocks(facts.operation);
  const found: string[] = [];
  for (const block of header.children) {
    const [name, codec] =
      declared.find(([, { element }]) => element.name === block.local && element.namespace === block.namespace) ?? [];
    if (name === undefined || codec === undefined) {
      const problem = undeclaredProblem(block, declared, facts.version);
      if (problem !== undefined) report("reply-header", problem);
      continue;
    }
    if (!isForCaller(block, facts.version)) continue;
    if (found.includes(name)) report("reply-header", `the header block ${block.local} occurs twice`);
    else judgeDeclared(block, codec, facts, report);
    found.push(name);
  }
  return found;
}

/** Judges the header blocks that a reply over JSON has in an HTTP header. */
export function judgeJsonHeaders({ headers }: ReceivedReply, operation: LiveOperation, report: Report): void {
  const text = headers.get(jsonBlocksHeader);
  const declared = declaredBlocks(operation);
  if (text === null || declared.length === 0) return;
  const blocks = parsed(text);
  if (blocks === undefined) report("reply-header", `the HTTP header ${jsonBlocksHeader} is no JSON object`);
  for (const [name, codec] of declared) {
    const read = blocks?.[name] === undefined ? undefined : readJson(codec, blocks[name]);
    if (read !== undefined && "refusal" in read) report("reply-header", `${name}: ${read.refusal}`);
  }
}

function declaredBlocks(operation: LiveOperation): readonly (readonly [string, MessageCodec<unknown>])[] {
  return operation.kind === "request-reply" ? Object.entries(operation.replyHeaders ?? {}) : [];
}

function judgeDeclared(
  block: XmlNode,
  codec: MessageCodec<unknown>,
  { envelope, version }: HeaderFacts,
  report: Report,
): void {
  const refusal = readHeaderBlock(envelope, codec, envelopeNamespaces[version]);
  if (refusal !== undefined) report("reply-header", `the header block ${block.local}: ${refusal}`);
}

/** A contract need not list every block (WSDL 1.1 section 3.7), but what is mandatory makes clients fail. */
function undeclaredProblem(
  block: XmlNode,
  declared: ReturnType<typeof declaredBlocks>,
  version: SoapVersion,
): string | undefined {
  const name = `{${block.namespace}}${block.local}`;
  const meant = declared.find(([, { element }]) => element.name === block.local)?.[1].element;
  if (meant !== undefined) return `the header block ${name} is not {${meant.namespace}}${meant.name}`;
  if (block.namespace === "") return `the header block ${block.local} is in no namespace`;
  const isRefused =
    isMandatory(block, version) && isForCaller(block, version) && !carrierNamespaces.test(block.namespace);
  return isRefused ? `the header block ${name} is mandatory, and the contract does not declare it` : undefined;
}

function isMandatory(block: XmlNode, version: SoapVersion): boolean {
  return /^\s*(?:1|true)\s*$/.test(ownAttribute(block, "mustUnderstand", version) ?? "");
}

/** Whether a block is for the receiver of the reply (SOAP 1.1 section 4.2.2, SOAP 1.2 Part 1 section 2.2). */
function isForCaller(block: XmlNode, version: SoapVersion): boolean {
  const role = ownAttribute(block, version === "1.1" ? "actor" : "role", version)?.trim() ?? "";
  return role === "" || /\/(?:next|ultimateReceiver)$/.test(role);
}

function ownAttribute(block: XmlNode, name: string, version: SoapVersion): string | undefined {
  return block.attributes.find(({ namespace, local }) => local === name && namespace === envelopeNamespaces[version])
    ?.value;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
