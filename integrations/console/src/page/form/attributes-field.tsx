import type { JSX } from "preact";
import { FieldIssues } from "./field-issues.js";
import { fieldId } from "./form-context.js";
import type { JsonObject } from "./json-object.js";

interface AttributesFieldProps {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly onChange: (value: Record<string, JsonObject[string]>) => void;
}

/** Attributes that the contract does not name, each with a name such as `{urn:other}name`. */
export function AttributesField({ value, pointer, onChange }: AttributesFieldProps): JSX.Element {
  const entries = Object.entries(value);
  const replace = (index: number, entry: readonly [string, JsonObject[string]]): void =>
    onChange(Object.fromEntries(entries.with(index, [...entry])));
  return (
    <div class="member" id={fieldId(pointer)} tabIndex={-1}>
      <span class="name">Other attributes</span>
      <div class="value">
        {entries.map(([name, text], index) => (
          <span class="pair" key={index}>
            <input
              type="text"
              aria-label={`Name of attribute ${index + 1}`}
              value={name}
              onInput={(event) => replace(index, [event.currentTarget.value, text])}
            />
            <input
              type="text"
              aria-label={`Value of attribute ${index + 1}`}
              value={String(text)}
              onInput={(event) => replace(index, [name, event.currentTarget.value])}
            />
            <button
              type="button"
              class="quiet"
              aria-label={`Remove attribute ${index + 1}`}
              onClick={() => onChange(Object.fromEntries(entries.toSpliced(index, 1)))}
            >
              ×
            </button>
          </span>
        ))}
        <button
          type="button"
          class="quiet"
          onClick={() => onChange({ ...value, [`{urn:example}name${entries.length + 1}`]: "" })}
        >
          + Add attribute
        </button>
        <FieldIssues pointer={pointer} />
      </div>
    </div>
  );
}
