import type { SoapVersionName } from "@stubwright/runtime";
import { useEffect, useRef, useState } from "preact/hooks";
import type { CodedOperation } from "../contract.js";
import { type EnvelopeText, envelopeText } from "./envelope-text.js";
import type { Message, MessageIssue } from "./message.js";
import { checkMessage, issuesOf, readEnvelope } from "./message-codec.js";

/** A message in its three views: form, JSON and XML. */
export interface Draft {
  /** What the form shows: the message of the view that was edited last, if that view can be read. */
  readonly message: Message;
  /** The text of the JSON view. */
  readonly json: string;
  /** Why the text is not JSON. */
  readonly jsonProblem: string | undefined;
  /** The text of the XML view. */
  readonly xml: string;
  readonly package: EnvelopeText["package"];
  /** Whether the XML is not that of the message, because the contract refuses one of them. */
  readonly isXmlOld: boolean;
  /** Whether the views are not in step yet: the last edit is still being read or written. */
  readonly isPending: boolean;
  /** Why the XML cannot be read. */
  readonly xmlIssues: readonly MessageIssue[];
  /** What is wrong with the message. */
  readonly issues: readonly MessageIssue[];
}

/** A draft, and what changes it. */
export interface DraftEditing {
  readonly draft: Draft;
  readonly editMessage: (message: Message) => void;
  readonly editJson: (text: string) => void;
  readonly editXml: (text: string) => void;
}

/** Milliseconds without typing after which the envelope is written. */
const quietMs = 80;

/** Keeps the three views of a message in step. Reading and writing envelopes takes turns with typing, and only the latest result counts. */
export function useDraft(
  start: Message,
  operation: CodedOperation | undefined,
  soapVersion: SoapVersionName | undefined,
): DraftEditing {
  const [draft, setDraft] = useState<Draft>(() => newDraft(start));
  const latest = useRef(0);
  // What was edited last, also where a render that shows it is still to come.
  const current = useRef(start);
  const change = (changed: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changed }));

  const writeXml = async (coded: CodedOperation, message: Message): Promise<void> => {
    latest.current++;
    const turn = latest.current;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    if (turn !== latest.current) return;
    try {
      const written = await envelopeText(coded, message, soapVersion);
      if (turn === latest.current)
        change({ xml: written.text, package: written.package, isXmlOld: false, isPending: false, xmlIssues: [] });
    } catch {
      if (turn === latest.current) change({ isXmlOld: true, isPending: false });
    }
  };
  const judge = (message: Message): readonly MessageIssue[] =>
    operation === undefined ? [] : checkMessage(operation, message);
  const take = (message: Message, changed: Partial<Draft>): void => {
    current.current = message;
    const issues = judge(message);
    change({ message, issues, jsonProblem: undefined, isPending: operation !== undefined, ...changed });
    if (operation !== undefined) void writeXml(operation, message);
  };

  // The message is written anew if the codecs or the version change.
  useEffect(() => {
    if (operation !== undefined) take(current.current, {});
  }, [operation, soapVersion]);

  return {
    draft,
    editMessage: (message) => take(message, { json: printJson(message) }),
    editJson: (text) => {
      const parsed = parseJson(text);
      if ("problem" in parsed) change({ json: text, jsonProblem: parsed.problem });
      else take({ ...current.current, body: parsed.body }, { json: text });
    },
    editXml: (xml) => {
      latest.current++;
      const turn = latest.current;
      change({ xml, isXmlOld: false, isPending: operation !== undefined });
      if (operation === undefined) return;
      readEnvelope(operation, xml).then(
        (message) => {
          if (turn !== latest.current) return;
          current.current = message;
          const issues = judge(message);
          change({
            message,
            json: printJson(message),
            jsonProblem: undefined,
            issues,
            isPending: false,
            xmlIssues: [],
          });
        },
        (error: unknown) => {
          if (turn === latest.current) change({ isPending: false, xmlIssues: issuesOf(error) });
        },
      );
    },
  };
}

function newDraft(message: Message): Draft {
  const none = { jsonProblem: undefined, package: undefined, isPending: false, xmlIssues: [], issues: [] };
  return { message, json: printJson(message), xml: "", isXmlOld: true, ...none };
}

function printJson({ body }: Message): string {
  return JSON.stringify(body, undefined, 2);
}

function parseJson(text: string): { readonly body: Message["body"] } | { readonly problem: string } {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
