import type { JsonValue } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { FieldIssues } from "./field-issues.js";
import { fieldId, step } from "./form-context.js";

/** Where an item is. */
export interface ItemPlace {
  readonly pointer: string;
  /** From 1, for people. */
  readonly number: number;
}

interface ItemsFieldProps {
  readonly items: readonly JsonValue[];
  readonly pointer: string;
  readonly onChange: (items: JsonValue[]) => void;
  /** The kinds of items that can be added. */
  readonly newItems: readonly { readonly label: string; readonly make: () => JsonValue }[];
  readonly render: (item: JsonValue, place: ItemPlace, onChange: (item: JsonValue) => void) => JSX.Element;
}

/** Arrays may be long: so many items are shown at first. */
const firstShown = 50;

/** An array of fields, to which items can be added, and whose items can be moved and removed. */
export function ItemsField({ items, pointer, onChange, newItems, render }: ItemsFieldProps): JSX.Element {
  const [most, setMost] = useState(firstShown);
  const replace = (index: number, item: JsonValue): void => onChange(items.with(index, item));
  const remove = (index: number): void => onChange(items.toSpliced(index, 1));
  const moveUp = (index: number): void => onChange(swapped(items, index));
  return (
    <div class="items" id={fieldId(pointer)} tabIndex={-1}>
      <ol>
        {items.slice(0, most).map((item, index) => {
          const place = { pointer: step(pointer, index), number: index + 1 };
          return (
            <li key={place.pointer}>
              <div class="item">{render(item, place, (changed) => replace(index, changed))}</div>
              <span class="tools">
                <button
                  type="button"
                  class="quiet"
                  disabled={index === 0}
                  aria-label={`Move item ${place.number} up`}
                  onClick={() => moveUp(index)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="quiet"
                  aria-label={`Remove item ${place.number}`}
                  onClick={() => remove(index)}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {items.length > most ? (
        <button type="button" class="quiet" onClick={() => setMost(most * 4)}>
          Show more of {items.length} items
        </button>
      ) : null}
      <div class="adders">
        {newItems.map(({ label, make }) => (
          <button type="button" key={label} class="quiet" onClick={() => onChange([...items, make()])}>
            + {label}
          </button>
        ))}
      </div>
      <FieldIssues pointer={pointer} />
    </div>
  );
}

function swapped(items: readonly JsonValue[], index: number): JsonValue[] {
  const [before, item] = items.slice(index - 1, index + 1);
  return before === undefined || item === undefined ? [...items] : items.toSpliced(index - 1, 2, item, before);
}
