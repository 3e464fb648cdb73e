import type { JsonValue } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { FieldIssues } from "./field-issues.js";
import { type InputProps, useInputAttributes } from "./input-props.js";

/** A field for a value of any form, as JSON: open content, and values that do not have the form of their type. */
export function JsonField(props: InputProps): JSX.Element {
  const { value, onChange, pointer } = props;
  const [typed, setTyped] = useState<string>();
  const attributes = useInputAttributes(props);
  const parsed = typed === undefined ? undefined : parse(typed);
  const isCurrent = parsed !== undefined && (parsed.problem !== undefined || same(parsed.value, value));
  const shown = isCurrent && typed !== undefined ? typed : (JSON.stringify(value, undefined, 2) ?? "");
  const change = (text: string): void => {
    setTyped(text);
    const { value: next } = parse(text);
    if (next !== undefined) onChange(next);
  };
  return (
    <div class="raw">
      <textarea
        {...attributes}
        class="code"
        spellcheck={false}
        rows={Math.min(12, shown.split("\n").length + 1)}
        value={shown}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {isCurrent && parsed.problem !== undefined ? <p class="issues">Not valid JSON: {parsed.problem}</p> : null}
      <FieldIssues pointer={pointer} />
    </div>
  );
}

function parse(text: string): { readonly value?: JsonValue; readonly problem?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function same(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
