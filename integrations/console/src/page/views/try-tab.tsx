import type { SoapVersionName } from "@stubwright/runtime";
import type { OperationDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useApp } from "../app-context.js";
import { type Exchange, exchange } from "../call/exchange.js";
import { prepareRequest } from "../call/prepare-request.js";
import { type Wire, wireNames, wiresOf } from "../call/wire.js";
import type { CodedOperation } from "../contract.js";
import { type Message, type MessageIssue, type SampleSize, sampleMessage } from "../message/message.js";
import { type Draft, useDraft } from "../message/use-draft.js";
import { routeHref } from "../route.js";
import { packMessage, unpackMessage } from "../shared-message.js";
import { CredentialsPanel } from "./credentials-panel.js";
import { ExchangeView } from "./exchange-view.js";
import { MessageEditor } from "./message-editor.js";
import { MessageForm } from "./message-form.js";
import { WireComparison } from "./wire-comparison.js";

interface TryTabProps {
  readonly operation: OperationDescription;
  /** A message from the address. */
  readonly shared: string | undefined;
}

/** Calls an operation: a form and editors of the message, and what the service answers. */
export function TryTab({ operation, shared }: TryTabProps): JSX.Element {
  const app = useApp();
  const { contract, drafts, extras } = app;
  const { coded, problem } = useCodec(operation.name);
  const [soapVersion, setSoapVersion] = useState<SoapVersionName | undefined>(operation.soapVersions[0]);
  const start = useMemo(() => startMessage(operation, shared, drafts), [operation, shared, drafts]);
  const { draft, editMessage, editJson, editXml } = useDraft(start, coded, soapVersion);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    drafts.set(operation.name, draft.message);
  }, [draft.message, operation.name, drafts]);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (exchanges.length > 0 || failure !== undefined) answers.current?.scrollIntoView({ block: "nearest" });
  }, [exchanges, failure]);

  const send = async (wires: readonly Wire[]): Promise<void> => {
    if (coded === undefined) return;
    const controller = new AbortController();
    stop.current = controller;
    setSending(true);
    setFailure(undefined);
    setExchanges([]);
    try {
      for (const wire of wires) {
        const place = { settings: contract.settings, operation, base: document.baseURI };
        const done = await exchange(coded, await prepareRequest(wire, draft, place, extras), controller.signal);
        setExchanges((before) => [...before, done]);
        const status = done.outcome.kind === "received" ? done.outcome.status : undefined;
        const { milliseconds } = done;
        app.addToHistory({
          operation: operation.name,
          wire,
          time: Date.now(),
          status,
          milliseconds,
          message: draft.message,
        });
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setSending(false);
  };
  const wires = wiresOf(contract.settings);
  const [first] = wires;
  const isReady = coded !== undefined && !draft.isPending;
  useSendKey(isReady && !isSending, () => {
    if (first !== undefined) void send([first]);
  });
  const edited = <Argument,>(edit: (argument: Argument) => void): ((argument: Argument) => void) => {
    return (argument) => {
      setExchanges([]);
      edit(argument);
    };
  };
  const issues = [...draft.issues, ...serviceIssues(exchanges)];
  return (
    <div class="try">
      {problem === undefined ? null : <p class="problem">The contract's codecs cannot be loaded: {problem}</p>}
      <Prefill
        operation={operation}
        message={draft.message}
        onMessage={edited(editMessage)}
        soapVersion={soapVersion}
        onVersion={setSoapVersion}
      />
      <div class="columns">
        <MessageForm operation={operation} message={draft.message} issues={issues} onChange={edited(editMessage)} />
        <MessageEditor draft={draft} onJson={edited(editJson)} onXml={edited(editXml)} />
      </div>
      {wires.length === 0 ? (
        <p class="note">This page does not call a service. The Code tab shows how to send this message.</p>
      ) : (
        <>
          <CredentialsPanel />
          <SendButtons
            wires={wires}
            draft={draft}
            isSending={isSending}
            isReady={isReady}
            onSend={send}
            onStop={() => stop.current?.abort()}
          />
        </>
      )}
      <div class="exchanges" aria-live="polite" ref={answers}>
        {failure === undefined ? null : <p class="problem">{failure}</p>}
        <WireComparison exchanges={exchanges} />
        {exchanges.map((done) => (
          <ExchangeView key={done.request.wire} exchange={done} />
        ))}
      </div>
    </div>
  );
}

/** Sends when Enter is pressed with Control or Command, wherever the focus is; as soon as the message is ready. */
function useSendKey(isReady: boolean, send: () => void): void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) setWanted(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    if (!isWanted || !isReady) return;
    setWanted(false);
    send();
  }, [isWanted, isReady, send]);
}

/** The codecs of an operation once they are loaded. */
function useCodec(name: string): { readonly coded?: CodedOperation; readonly problem?: string } {
  const { contract } = useApp();
  const [loaded, setLoaded] = useState<{ readonly coded?: CodedOperation; readonly problem?: string }>({});
  useEffect(() => {
    contract.codecOf(name).then(
      (coded) => setLoaded({ coded }),
      (error: unknown) => setLoaded({ problem: error instanceof Error ? error.message : String(error) }),
    );
  }, [name, contract]);
  return loaded;
}

/** The message of the address, or what was edited here before, or a sample. */
function startMessage(
  operation: OperationDescription,
  shared: string | undefined,
  drafts: ReadonlyMap<string, Message>,
): Message {
  const given = shared === undefined ? undefined : unpackMessage(shared);
  return given ?? drafts.get(operation.name) ?? sampleMessage(operation, "typical");
}

/** What the service says is wrong with the message. */
function serviceIssues(exchanges: readonly Exchange[]): readonly MessageIssue[] {
  return exchanges.flatMap(({ outcome, request }) => {
    if (outcome.kind !== "received" || outcome.reading.kind !== "failure") return [];
    return outcome.reading.issues.map(({ pointer, detail }) => ({
      pointer,
      detail: `The service says over ${wireNames[request.wire]}: ${detail}`,
    }));
  });
}

interface PrefillProps {
  readonly operation: OperationDescription;
  readonly message: Message;
  readonly onMessage: (message: Message) => void;
  readonly soapVersion: SoapVersionName | undefined;
  readonly onVersion: (version: SoapVersionName) => void;
}

/** Samples to start from, the version of SOAP, and a link to the message. */
function Prefill({ operation, message, onMessage, soapVersion, onVersion }: PrefillProps): JSX.Element {
  const [copied, setCopied] = useState(false);
  const sizes: readonly SampleSize[] = ["minimal", "typical"];
  const share = async (): Promise<void> => {
    const href = routeHref({ kind: "operation", name: operation.name, tab: "try", shared: packMessage(message) });
    history.replaceState(null, "", href);
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    setCopied(true);
  };
  return (
    <div class="bar">
      {sizes.map((size) => (
        <button type="button" key={size} onClick={() => onMessage(sampleMessage(operation, size))}>
          {size === "minimal" ? "Minimal sample" : "Typical sample"}
        </button>
      ))}
      {operation.soapVersions.length < 2 ? null : (
        <label>
          SOAP{" "}
          <select
            value={soapVersion}
            onChange={(event) => onVersion(event.currentTarget.value === "1.2" ? "1.2" : "1.1")}
          >
            {operation.soapVersions.map((version) => (
              <option key={version} value={version}>
                {version}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" onClick={() => void share()}>
        Link to this message
      </button>
      <span role="status">{copied ? "The address now has the message." : ""}</span>
    </div>
  );
}

interface SendButtonsProps {
  readonly wires: readonly Wire[];
  readonly draft: Draft;
  readonly isSending: boolean;
  /** Whether the codecs are loaded, and the views of the message are in step. */
  readonly isReady: boolean;
  readonly onSend: (wires: readonly Wire[]) => void;
  readonly onStop: () => void;
}

function SendButtons({ wires, draft, isSending, isReady, onSend, onStop }: SendButtonsProps): JSX.Element {
  const isRefused = draft.issues.length > 0;
  const hasEnvelope = draft.xml !== "" && !draft.isXmlOld;
  const isBusy = isSending || !isReady;
  return (
    <div class="bar send">
      {wires.map((wire) => (
        <button
          type="button"
          key={wire}
          class="main"
          disabled={isBusy || (wire === "soap" && !hasEnvelope)}
          onClick={() => onSend([wire])}
        >
          Send over {wireNames[wire]}
        </button>
      ))}
      {wires.length < 2 ? null : (
        <button type="button" disabled={isBusy || !hasEnvelope} onClick={() => onSend(wires)}>
          Send over both and compare
        </button>
      )}
      {isSending ? (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      ) : null}
      <span role="status">
        {isRefused
          ? `${draft.issues.length === 1 ? "1 problem" : `${draft.issues.length} problems`} in the message`
          : ""}
      </span>
    </div>
  );
}
