import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { echo, echoHandlers } from "../testing/echo-contract.js";
import type { Handler } from "./handler.js";
import type { Interceptor } from "./interceptor.js";
import { type ListenerOptions, serverSettings } from "./server-settings.js";
import { soapDispatch } from "./soap-dispatch.js";
import { answerSoap } from "./soap-endpoint.js";
import { openSoapRequest } from "./soap-request.js";
import type { WireReply } from "./wire-reply.js";

interface Sent {
  readonly text: string;
  readonly action?: string;
}

type Answer = (sent: Sent) => Promise<string>;

/** An endpoint, and by which readers it has decoded messages. */
function endpoint(options: ListenerOptions = {}): { readonly answer: Answer; readonly readers: string[] } {
  const readers: string[] = [];
  const spied = (handler: Handler): Handler => ({
    ...handler,
    readXml: (xml, headers) => {
      readers.push(xml.constructor.name);
      return handler.readXml(xml, headers);
    },
  });
  const dispatch = soapDispatch(echoHandlers().map(spied));
  const settings = serverSettings({ ...options, onError: () => {} });
  const source = {
    protocol: undefined,
    headers: () => new Headers(),
    peer: () => undefined,
    incoming: undefined,
    whenGone: () => {},
  };
  const answer: Answer = async ({ text, action = echo.soapAction }) => {
    const body = { kind: "text", text } as const;
    return plain(
      await answerSoap({ contentType: "text/xml", soapAction: `"${action}"`, body }, dispatch, source, settings),
    );
  };
  return { answer, readers };
}

function plain({ status, contentType, body }: WireReply): string {
  return `${status} ${contentType ?? ""} ${typeof body === "string" ? body : "streamed"}`;
}

function envelope(content: string, header = ""): string {
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">${header}<s:Body>${content}</s:Body></s:Envelope>`;
}

function echoed(content: string): string {
  return envelope(`<Echo xmlns="urn:echo:types">${content}</Echo>`);
}

describe("the reader that decodes consecutive messages", () => {
  const [recorder, template, reader] = ["TemplateRecorder", "TemplateReader", "XmlTextReader"];

  const [good, bad] = [echoed("<Level>1</Level>"), echoed("<Level>x</Level>")];
  const headed = (blocks: string): Sent[] =>
    [1, 2].map((id) => ({
      text: envelope(`<Echo xmlns="urn:echo:types"><Level>${id}</Level></Echo>`, `<s:Header>${blocks}</s:Header>`),
    }));

  const isNull = (attribute: string): Sent[] => {
    const xsi = "http://www.w3.org/2001/XMLSchema-instance";
    const text = envelope(`<Note xmlns="urn:echo:types" xmlns:i="${xsi}" i:${attribute}="1"></Note>`);
    return [1, 2].map(() => ({ text, action: "urn:echo:types/Note" }));
  };

  test.each<[title: string, sent: readonly Sent[], want: readonly string[]]>([
    [
      "all alike, the first is read twice",
      [
        { text: echoed("<Level>1</Level>") },
        { text: echoed("<Level>2</Level>") },
        { text: echoed("<Level>3</Level>") },
      ],
      [recorder, template, template, template],
    ],
    [
      "another one in between",
      [{ text: echoed("<Level>1</Level>") }, { text: echoed("") }, { text: echoed("<Level>2</Level>") }],
      [recorder, template, template, reader, template],
    ],
    [
      "one that breaks the contract is read again to say why",
      [{ text: echoed("<Level>1</Level>") }, { text: echoed("<Level>x</Level>") }],
      [recorder, template, template, reader],
    ],
    [
      "open content",
      [1, 2].map((id) => ({
        action: "urn:echo:types/Note",
        text: envelope(`<Note xmlns="urn:echo:types"><a>${id}</a></Note>`),
      })),
      [recorder, template, template],
    ],
    [
      "a message with comments in its texts has no template",
      [1, 2].map((id) => ({
        action: "urn:echo:types/Note",
        text: envelope(`<Note xmlns="urn:echo:types"><a>${id}<!-- --></a></Note>`),
      })),
      [recorder, reader],
    ],
    [
      "an empty message that says xsi:nil has no template: with a text it is refused",
      isNull("nil"),
      [recorder, reader],
    ],
    ["nor one that says xsi:null", isNull("null"), [recorder, reader]],
    ["header blocks without texts", headed("<!-- it's --> <a b='>c'/>"), [recorder, template, template]],
    ["texts in header blocks are not kept", headed("<!-- it's --><a b=''>secret</a>"), [recorder, reader]],
    [
      "four in a row that differ end a template, and one more passes",
      [good, bad, bad, bad, bad, good].map((text) => ({ text })),
      [recorder, template, ...[1, 2, 3, 4].flatMap(() => [template, reader]), recorder, template],
    ],
    [
      "one that is read by it in between keeps it",
      [good, bad, bad, bad, good, bad, good].map((text) => ({ text })),
      [recorder, template, ...[1, 2, 3].flatMap(() => [template, reader]), template, template, reader, template],
    ],
    [
      "each action has its own",
      ["", echo.soapAction, ""].map((action) => ({ action, text: echoed("<Level>1</Level>") })),
      [recorder, template, recorder, template, template],
    ],
  ])("%s", async (_title, sent, want) => {
    const { answer, readers } = endpoint();
    for (const message of sent) await answer(message);
    expect(readers).toEqual(want);
  });
});

test("a template does not bypass the SOAPAction", async () => {
  const { answer } = endpoint();
  const text = echoed("<Level>1</Level>");
  expect(await answer({ text, action: "" })).toMatch(/^200 /);
  expect(await answer({ text, action: "" })).toMatch(/^200 /);
  expect(await answer({ text, action: "urn:other" })).toContain("The SOAPAction is not that of Echo");
});

test.each<[title: string, block: (id: number) => string]>([
  ["with a text", (id) => `<t:Token xmlns:t="urn:t">${id}</t:Token>`],
  ["without", () => '<t:Token xmlns:t="urn:t"><t:None/></t:Token>'],
])("header blocks reach the handler with every message: %s", async (_title, block) => {
  const understoodHeaders = ["{urn:t}Token"];
  const { answer, readers } = endpoint({ understoodHeaders });
  for (const id of [1, 1, 2]) {
    const text = envelope('<Echo xmlns="urn:echo:types"/>', `<s:Header>${block(id)}</s:Header>`);
    expect(await answer({ text })).toMatch(/^200 /);
  }
  expect(readers).not.toContain("TemplateReader");
});

test("unknown actions use no memory, and known actions at most 128 entries", () => {
  const [handler] = echoHandlers();
  if (handler === undefined) throw new Error("The echo contract has no handler.");
  const names = Array.from({ length: 150 }, (_, index) => `Echo${index}`);
  const dispatch = soapDispatch(names.map((name) => ({ ...handler, operation: { ...handler.operation, name } })));
  const settings = serverSettings({});
  for (const action of names) {
    openSoapRequest(echoed(""), { action: `urn:${action}`, dispatch, settings });
    expect(dispatch.templates.size).toBe(0);
  }
  for (const action of names) openSoapRequest(echoed(""), { action, dispatch, settings });
  expect(dispatch.templates.size).toBe(128);
});

test.each<[title: string, content: string]>([
  ["a value that is none", "<Level>x</Level>"],
  ["other markup that is wrong", "<Odd/>"],
])("a message is read once, even for an interceptor that calls again after a failure: %s", async (_title, content) => {
  const again: Interceptor = (next) => (call) => next(call).catch(() => next(call));
  const { answer } = endpoint({ interceptors: [again] });
  const want = await endpoint().answer({ text: echoed(content) });
  expect(want).toContain("s:Client");
  expect(await answer({ text: echoed(content) })).toBe(want);
  expect(await answer({ text: echoed("<Level>1</Level>") })).toMatch(/^200 /);
  expect(await answer({ text: echoed(content) })).toBe(want);
});

test("changes of header blocks in one call do not reach other calls", async () => {
  const seen: number[] = [];
  const meddling: Interceptor = (next) => (call) => {
    seen.push(call.soapHeaders.size);
    if (call.soapHeaders instanceof Map) call.soapHeaders.set("a", {});
    return next(call);
  };
  const { answer, readers } = endpoint({ interceptors: [meddling] });
  for (const header of ["", "", "<s:Header/>", "<s:Header/>", "<s:Header/>"]) {
    await answer({ text: envelope('<Echo xmlns="urn:echo:types"/>', header) });
  }
  expect(seen).toEqual([0, 0, 0, 0, 0]);
  expect(readers).toContain("TemplateReader");
});

const level = fc.constantFrom("1", "22", " 3 ", "x", "", "<a/>", "1<!-- -->");
const text = fc.constantFrom("a", "", "&lt;", "&", "]]>", "\r\n", "\u0000", "<![CDATA[b]]>", "\u{1F600}");
const child = fc.oneof(
  level.map((value) => `<Level>${value}</Level>`),
  text.map((value) => `<Text>${value}</Text>`),
  fc.constantFrom("<Text/>", " ", "<Odd/>", '<Text xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>'),
);
const content = fc.array(child, { maxLength: 2 }).map((children) => children.join(""));
const header = fc.constantFrom("", "", "<s:Header/>", '<s:Header><a s:mustUnderstand="1"/></s:Header>');
const body = fc.oneof(
  { weight: 9, arbitrary: content.map((children) => `<Echo xmlns="urn:echo:types">${children}</Echo>`) },
  { weight: 3, arbitrary: text.map((value) => `<Note xmlns="urn:echo:types"><a b="1">${value}</a> <c/></Note>`) },
  { weight: 1, arbitrary: fc.constantFrom("", "<Other/>", '<Echo xmlns="urn:other"/>', "<Echo") },
);
const message = fc.tuple(body, header).map(([inside, before]) => envelope(inside, before));
const action = fc.constantFrom(echo.soapAction, echo.soapAction, "urn:echo:types/Note", "", "Echo", "urn:other");

/** Lets other calls go on between the envelope of a call and its message, for some calls longer than for others. */
function waiting(): Interceptor {
  let calls = 0;
  return (next) => async (call) => {
    for (let turns = calls++ % 3; turns > 0; turns--) await new Promise(setImmediate);
    return next(call);
  };
}

test("law: an answer does not depend on earlier or concurrent messages", async () => {
  let byTemplate = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ text: message, action }), { maxLength: 4 }),
      fc.nat(3),
      async (kinds, seed) => {
        const options = { strictOrder: seed === 0 };
        const { answer, readers } = endpoint({ ...options, interceptors: [waiting()] });
        const indices = Array.from({ length: 12 }, (_, index) => (index * (seed + 1)) % kinds.length);
        const messages = indices.flatMap((index) => kinds.slice(index, index + 1));
        const want = await Promise.all(messages.map((sent) => endpoint(options).answer(sent)));
        const first = await Promise.all(messages.slice(0, 6).map(answer));
        expect([...first, ...(await Promise.all(messages.slice(6).map(answer)))]).toEqual(want);
        byTemplate += readers.filter((name) => name === "TemplateReader").length;
      },
    ),
    { numRuns: 300 },
  );
  expect(byTemplate).toBeGreaterThan(200);
});
