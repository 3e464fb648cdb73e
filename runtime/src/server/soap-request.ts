import { readByTemplate } from "../message-template/template-reader.js";
import { TemplateRecorder } from "../message-template/template-recorder.js";
import { type KnownMessage, TemplateSlot } from "../message-template/template-slot.js";
import { checkMandatory, type OpenedEnvelope, readBody, readEnvelope } from "../soap/envelope-reader.js";
import { decodeHeaderBlocks } from "../soap/header-blocks.js";
import { readMessageId } from "../soap/message-id.js";
import { passStackAttribute } from "../soap/pass-stack-attribute.js";
import type { SoapVersion } from "../soap/soap-version.js";
import type { OpenContent } from "../values/open-content.js";
import { decodeOpenBlock } from "../xml/open-content-xml.js";
import type { ExpandedName, XmlReader, XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { readRequest } from "./fault-of.js";
import type { Handler, HeaderSource, Invocation } from "./handler.js";
import type { ServerSettings } from "./server-settings.js";
import { type EnvelopeFacts, handlerOf, type SoapDispatch } from "./soap-dispatch.js";

/** A SOAP request whose envelope was read up to its message. */
export interface SoapRequest {
  readonly version: SoapVersion;
  /** The header blocks of `understoodHeaders`. */
  readonly headers: ReadonlyMap<string, OpenContent>;
  /** The id that WS-Addressing gives the message. */
  readonly messageId: () => string | undefined;
  /** The handler of the request. Throws `ServiceFault` or `EnvelopeFault` if there is none. */
  readonly handler: () => Handler;
  /** Reads the message for its handler; to be called once. Throws `ServiceFault`. */
  readonly read: (handler: Handler) => Invocation;
}

/** The context for reading a request. */
interface SoapReading {
  /** The action without quotes. */
  readonly action: string;
  readonly dispatch: SoapDispatch;
  readonly settings: ServerSettings;
}

/**
 * Opens an envelope. Throws `ServiceFault` if the text is no envelope, and `EnvelopeFault` for an unsupported version
 * of SOAP.
 */
export function openSoapRequest(text: string, reading: SoapReading): SoapRequest {
  const slot = slotOf(reading);
  const known = slot?.find(text);
  if (slot === undefined || known === undefined) return openByReader(text, reading, slot);
  const { version, headers, handler } = known.facts;
  const read = (): Invocation => {
    const invocation = readKnown(text, known, reading.settings);
    if (invocation === undefined) {
      slot.differed();
      return openByReader(text, reading, slot).read(handler);
    }
    slot.read();
    return invocation;
  };
  const messageId = (): string | undefined => readMessageId(text, readerOptions(reading.settings));
  return { version, headers, messageId, handler: () => handler, read };
}

/** The most actions with a template, whatever callers send. */
const mostSlots = 128;

function slotOf({ action, dispatch: { actions, templates } }: SoapReading): TemplateSlot<EnvelopeFacts> | undefined {
  const slot = templates.get(action);
  if (slot !== undefined || templates.size >= mostSlots || !(action === "" || actions.has(action))) return slot;
  const made = new TemplateSlot<EnvelopeFacts>();
  templates.set(action, made);
  return made;
}

function openByReader(text: string, reading: SoapReading, slot: TemplateSlot<EnvelopeFacts> | undefined): SoapRequest {
  const { action, dispatch, settings } = reading;
  const options = readerOptions(settings);
  const headers = new Map<string, OpenContent>();
  const takeBlock = (xml: XmlReader, { namespace, name }: ExpandedName): void => {
    headers.set(`{${namespace}}${name}`, decodeOpenBlock(xml, namespace));
  };
  const terms = { versions: dispatch.versions, understood: settings.understoodHeaders, takeBlock };
  const recorder = slot?.wants(text) ? new TemplateRecorder(text, options) : undefined;
  const opened = readRequest(() => readEnvelope(recorder ?? new XmlTextReader(text, options), terms));
  const { version } = opened;
  const read = (handler: Handler): Invocation => {
    const { element } = handler.operation.request;
    const source = headerSource(text, version, settings);
    const invocation = readRequest(() => readBody(opened, element, (xml) => handler.readXml(xml, source)), text.length);
    const template = headers.size === 0 && !element.bare ? recorder?.template() : undefined;
    if (template !== undefined) {
      const known = { template, facts: { version, headers, handler } };
      if (readKnown(text, known, settings) !== undefined) slot?.keep(known);
    }
    return invocation;
  };
  const messageId = (): string | undefined => readMessageId(text, options);
  return { version, headers, messageId, handler: () => understoodBy(opened, dispatch, action), read };
}

function readKnown(
  text: string,
  { template, facts: { handler, version } }: KnownMessage<EnvelopeFacts>,
  settings: ServerSettings,
): Invocation | undefined {
  return readByTemplate(text, template, (xml) =>
    readRequest(() => handler.readXml(xml, headerSource(text, version, settings)), text.length),
  );
}

function headerSource(text: string, version: SoapVersion, settings: ServerSettings): HeaderSource {
  return (codecs) => decodeHeaderBlocks(text, readerOptions(settings), version, codecs);
}

function readerOptions(settings: ServerSettings): XmlReaderOptions {
  const order = settings.strictOrder ? "strict" : "any";
  return { limits: settings.limits.xml, order, passAttribute: passStackAttribute };
}

/**
 * The handler of a message, which must declare its mandatory header blocks. Blocks that are not understood are reported
 * first.
 */
function understoodBy(opened: OpenedEnvelope, dispatch: SoapDispatch, action: string): Handler {
  if (opened.mandatory.length > 0) checkMandatory(opened, declaredByAny(dispatch));
  const handler = handlerOf(opened, dispatch, action);
  checkMandatory(opened, handler.declaredHeaders);
  return handler;
}

function declaredByAny({ handlers }: SoapDispatch): ReadonlySet<string> {
  return new Set([...handlers.values()].flat().flatMap(({ declaredHeaders }) => [...declaredHeaders]));
}
