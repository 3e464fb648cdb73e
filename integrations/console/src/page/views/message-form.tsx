import type { BlockDescription, JsonValue, OperationDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useApp } from "../app-context.js";
import { FormProvider, fieldId } from "../form/form-context.js";
import { memberOf, withMember } from "../form/json-object.js";
import { newValue } from "../form/new-value.js";
import { NillableField } from "../form/nillable-field.js";
import { ValueField } from "../form/value-field.js";
import { blockPointer, type Message, type MessageIssue } from "../message/message.js";
import { placeIssues } from "../message/place-issues.js";

interface MessageFormProps {
  readonly operation: OperationDescription;
  readonly message: Message;
  readonly issues: readonly MessageIssue[];
  readonly onChange: (message: Message) => void;
}

/** The form of a request: its body, and the header blocks that the operation declares. */
export function MessageForm({ operation, message, issues, onChange }: MessageFormProps): JSX.Element {
  const { types } = useApp().contract;
  const placed = useMemo(() => placeIssues(issues, message), [issues, message]);
  const facts = useMemo(() => ({ types, issues: placed.byField, Value: ValueField }), [types, placed]);
  const { request, requestHeaders } = operation;
  return (
    <form class="form" aria-label="Request" onSubmit={(event) => event.preventDefault()}>
      <h2>Form</h2>
      {placed.links.length === 0 ? null : (
        <ul class="problems" aria-label="Problems">
          {placed.links.map(({ pointer, field, detail }) => (
            <li key={`${pointer} ${detail}`}>
              <button type="button" class="link" onClick={() => document.getElementById(fieldId(field))?.focus()}>
                {pointer === "" ? "message" : pointer.slice(1)}
              </button>{" "}
              {detail}
            </li>
          ))}
        </ul>
      )}
      <FormProvider value={facts}>
        <NillableField
          reference={request.type}
          value={message.body}
          pointer=""
          onChange={(body) => onChange({ ...message, body })}
          isNillable={request.nillable === true}
          label="Message"
        />
        {requestHeaders.map((block) => (
          <BlockField
            key={block.name}
            block={block}
            value={memberOf(message.blocks, block.name)}
            onChange={(value) => onChange({ ...message, blocks: withMember(message.blocks, block.name, value) })}
          />
        ))}
      </FormProvider>
    </form>
  );
}

interface BlockFieldProps {
  readonly block: BlockDescription;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
}

function BlockField({ block, value, onChange }: BlockFieldProps): JSX.Element {
  const { types } = useApp().contract;
  const { name, type, nillable, samples } = block;
  const add = (): void => onChange(samples.typical ?? samples.minimal ?? newValue(type, types));
  return (
    <fieldset class="header-block">
      <legend>Header {name}</legend>
      {value === undefined ? (
        <button type="button" class="quiet" onClick={add}>
          + Add {name}
        </button>
      ) : (
        <>
          <NillableField
            reference={type}
            value={value}
            pointer={blockPointer(name)}
            onChange={onChange}
            isNillable={nillable === true}
            label={name}
          />
          <button type="button" class="quiet" onClick={() => onChange(undefined)}>
            Remove {name}
          </button>
        </>
      )}
    </fieldset>
  );
}
