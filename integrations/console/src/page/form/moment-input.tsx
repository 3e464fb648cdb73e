import type { JSX } from "preact";
import { type InputProps, useInputAttributes } from "./input-props.js";

const pickers = {
  date: { type: "date", length: 10, example: "2030-12-31" },
  time: { type: "time", length: 8, example: "23:59:59" },
  dateTime: { type: "datetime-local", length: 19, example: "2030-12-31T23:59:59Z" },
} as const;

/**
 * An input for a date or a time: text, because time zones and fractions of seconds are part of the value, with the browser's picker
 * beside it.
 */
export function MomentInput(props: InputProps & { readonly shape: keyof typeof pickers }): JSX.Element {
  const { value, onChange, shape, label, pointer } = props;
  const { type, length, example } = pickers[shape];
  const attributes = useInputAttributes(props);
  const text = String(value ?? "");
  const pick = (picked: string): void => {
    if (picked === "") return;
    const whole = shape === "dateTime" && picked.length === 16 ? `${picked}:00` : picked;
    onChange((shape === "time" && whole.length === 5 ? `${whole}:00` : whole) + text.slice(length));
  };
  return (
    <span class="moment">
      <input
        {...attributes}
        type="text"
        spellcheck={false}
        autoComplete="off"
        placeholder={value === undefined ? "absent" : example}
        value={text}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        class="picker"
        type={type}
        step={1}
        aria-label={`Pick ${label ?? pointer}`}
        value={text.slice(0, length)}
        onChange={(event) => pick(event.currentTarget.value)}
      />
    </span>
  );
}
