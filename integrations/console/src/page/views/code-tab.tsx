import type { OperationDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app-context.js";
import { operationUrl } from "../call/wire.js";
import { curlJson, curlSoap, type SampledCall, typeScriptCall } from "../code/code-samples.js";
import { envelopeText } from "../message/envelope-text.js";
import { sampleMessage } from "../message/message.js";
import { type ReadValues, readValues } from "../message/message-codec.js";

/** The message of the Try tab as code: curl for both wires, TypeScript, and the envelope itself. */
export function CodeTab({ operation }: { readonly operation: OperationDescription }): JSX.Element {
  const { contract, drafts } = useApp();
  const message = drafts.get(operation.name) ?? sampleMessage(operation, "typical");
  const [made, setMade] = useState<{ readonly envelope: string; readonly values?: ReadValues }>({ envelope: "" });
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    contract
      .codecOf(operation.name)
      .then(async (coded) => {
        const { text } = await envelopeText(coded, message, undefined);
        return { envelope: text, values: readValues(coded, message) };
      })
      .then(setMade, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [operation, message, contract]);
  const url = (wire: "json" | "soap"): string =>
    operationUrl({ ...contract.settings, ...contract.settings.service }, operation, wire, document.baseURI);
  const { envelope, values } = made;
  const call: SampledCall = {
    contract: contract.description,
    operation,
    message,
    json: JSON.stringify(message.body, undefined, 2),
    value: values && { body: values.value, blocks: values.blocks },
    envelope,
    jsonUrl: url("json"),
    soapUrl: url("soap"),
  };
  return (
    <>
      <p class="note">The message is that of the Try tab. Credentials are not part of it.</p>
      {problem === undefined ? null : <p class="problem">The contract refuses the message: {problem}</p>}
      <Sample title="curl, JSON" text={curlJson(call)} />
      <Sample title="curl, SOAP" text={envelope === "" ? "" : curlSoap(call)} />
      <Sample title="TypeScript" text={typeScriptCall(call)} />
      <Sample title="Envelope" text={envelope} />
    </>
  );
}

function Sample({ title, text }: { readonly title: string; readonly text: string }): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  if (text === "") return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(text);
    setCopied(true);
  };
  return (
    <section class="code-sample" aria-label={title}>
      <div class="switch">
        <h2>{title}</h2>
        <button type="button" onClick={() => void copy()}>
          {copied ? "Copied" : "Copy"}
        </button>
      </div>
      <pre>{text}</pre>
    </section>
  );
}
