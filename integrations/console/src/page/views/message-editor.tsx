import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Wire, wireNames } from "../call/wire.js";
import type { Draft } from "../message/use-draft.js";

interface MessageEditorProps {
  readonly draft: Draft;
  readonly onJson: (text: string) => void;
  readonly onXml: (text: string) => void;
}

/** The message as text: JSON or the envelope, each in step with the form. */
export function MessageEditor({ draft, onJson, onXml }: MessageEditorProps): JSX.Element {
  const [view, setView] = useState<Wire>("json");
  const views: readonly Wire[] = ["json", "soap"];
  return (
    <section class="editor" aria-label="Message as text">
      <div class="switch">
        <h2>Message</h2>
        {views.map((one) => (
          <button type="button" key={one} aria-pressed={view === one} onClick={() => setView(one)}>
            {one === "json" ? wireNames.json : "XML"}
          </button>
        ))}
      </div>
      {view === "json" ? <JsonEditor draft={draft} onJson={onJson} /> : <XmlEditor draft={draft} onXml={onXml} />}
    </section>
  );
}

function JsonEditor({ draft, onJson }: Omit<MessageEditorProps, "onXml">): JSX.Element {
  const problem = draft.jsonProblem;
  return (
    <>
      <textarea
        class="code"
        aria-label="JSON message"
        aria-invalid={problem === undefined ? undefined : true}
        spellcheck={false}
        value={draft.json}
        onInput={(event) => onJson(event.currentTarget.value)}
      />
      {problem === undefined ? null : <p class="issues">Not valid JSON: {problem}</p>}
    </>
  );
}

function XmlEditor({ draft, onXml }: Omit<MessageEditorProps, "onJson">): JSX.Element {
  const { xml, xmlIssues, isXmlOld } = draft;
  return (
    <>
      <textarea
        class="code"
        aria-label="XML message"
        aria-invalid={xmlIssues.length > 0 ? true : undefined}
        spellcheck={false}
        readOnly={draft.package !== undefined}
        value={xml}
        onInput={(event) => onXml(event.currentTarget.value)}
      />
      {draft.package === undefined ? null : (
        <p class="note">The message is a package with parts beside the envelope. The form changes it.</p>
      )}
      {isXmlOld ? <p class="issues">The XML does not follow the form: the contract refuses the message.</p> : null}
      {xmlIssues.length === 0 ? null : (
        <ul class="issues">
          {xmlIssues.map(({ pointer, detail }) => (
            <li key={`${pointer} ${detail}`}>
              {pointer === "" ? "" : `${pointer}: `}
              {detail}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
