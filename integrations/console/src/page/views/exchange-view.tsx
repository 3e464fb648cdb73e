import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Exchange, ReceivedReply } from "../call/exchange.js";
import { hideSecrets } from "../call/hide-secrets.js";
import { type HeaderField, type Wire, wireNames } from "../call/wire.js";
import { indentJson, indentXml } from "../message/indent.js";

/** A call as it was sent and answered. */
export function ExchangeView({ exchange }: { readonly exchange: Exchange }): JSX.Element {
  const { request, outcome, milliseconds } = exchange;
  const { wire } = request;
  const sent = hideSecrets(request);
  const body = typeof request.body === "string" ? sent.body : new TextDecoder().decode(request.body);
  return (
    <section class="exchange" aria-label={`Call over ${wireNames[wire]}`}>
      <h2>
        {wireNames[wire]} <Outcome outcome={outcome} milliseconds={milliseconds} />
      </h2>
      {outcome.kind === "failed" ? <p class="problem">{outcome.text}</p> : <Reply reply={outcome} wire={wire} />}
      <details>
        <summary>Sent to {request.url}</summary>
        <Headers fields={sent.headers} />
        <Body text={body} wire={wire} label={`Body sent over ${wireNames[wire]}`} />
      </details>
    </section>
  );
}

function Outcome({
  outcome,
  milliseconds,
}: {
  readonly outcome: Exchange["outcome"];
  readonly milliseconds: number;
}): JSX.Element | null {
  if (outcome.kind === "failed") return null;
  const { status, statusText, bytes } = outcome;
  return (
    <>
      <span class={status < 300 ? "status good" : "status bad"}>
        {status} {statusText}
      </span>{" "}
      <small>
        {Math.round(milliseconds)} ms, {bytes} bytes
      </small>
    </>
  );
}

function Reply({ reply, wire }: { readonly reply: ReceivedReply; readonly wire: Wire }): JSX.Element {
  const { reading } = reply;
  return (
    <>
      {reading.kind === "reply" ? null : (
        <p class="problem">
          {reading.fault === undefined ? "" : `Declared fault ${reading.fault}: `}
          {reading.text}
        </p>
      )}
      {reading.kind === "reply" && reading.body === undefined ? <p>The service has accepted the message.</p> : null}
      {reply.body === "" ? null : (
        <Body text={reply.body} wire={wireOfBody(reply, wire)} label={`Body received over ${wireNames[wire]}`} />
      )}
      <details>
        <summary>Headers of the reply</summary>
        <Headers fields={reply.headers} />
      </details>
    </>
  );
}

/** How a body is indented: a service may answer in another format than it was asked in. */
function wireOfBody({ headers }: ReceivedReply, wire: Wire): Wire {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  if (/json/i.test(type)) return "json";
  return /xml/i.test(type) ? "soap" : wire;
}

function Headers({ fields }: { readonly fields: readonly HeaderField[] }): JSX.Element {
  return (
    <dl class="headers">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer texts are shown as they came. */
const mostIndented = 2_000_000;

function Body({
  text,
  wire,
  label,
}: {
  readonly text: string;
  readonly wire: Wire;
  readonly label: string;
}): JSX.Element {
  const [isRaw, setRaw] = useState(false);
  const shown = isRaw || text.length > mostIndented ? text : indented(text, wire);
  return (
    <>
      <textarea
        class="code"
        readOnly
        aria-label={label}
        rows={Math.min(24, shown.split("\n").length + 1)}
        value={shown}
      />
      <label class="raw-switch">
        <input type="checkbox" checked={isRaw} onChange={(event) => setRaw(event.currentTarget.checked)} /> As it was
        sent
      </label>
    </>
  );
}

function indented(text: string, wire: Wire): string {
  return wire === "json" ? indentJson(text) : indentXml(text);
}
