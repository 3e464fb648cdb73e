import type { JsonValue, TypeReference } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { BytesInput } from "./bytes-input.js";
import { useForm } from "./form-context.js";
import { type InputProps, useInputAttributes } from "./input-props.js";
import { MomentInput } from "./moment-input.js";
import type { ScalarForm } from "./scalar-form.js";
import { jsonOfText, jsonOfUnionText, textOfJson } from "./scalar-text.js";

/** An input for a simple value that is not a list. */
export function ScalarInput(
  props: InputProps & { readonly reference: TypeReference; readonly form: ScalarForm },
): JSX.Element {
  const { form } = props;
  if (form.shape === "boolean") return <ChoiceOfValues {...props} values={["true", "false"]} />;
  if (form.values !== undefined && !form.isOpen) return <ChoiceOfValues {...props} values={form.values} />;
  if (form.shape === "bytes") return <BytesInput {...props} isHex={form.builtin === "hexBinary"} />;
  if (form.shape === "date" || form.shape === "time" || form.shape === "dateTime")
    return <MomentInput {...props} shape={form.shape} />;
  return <TextInput {...props} />;
}

function TextInput(props: InputProps & { readonly reference: TypeReference; readonly form: ScalarForm }): JSX.Element {
  const { value, onChange, form, reference } = props;
  const { types } = useForm();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const attributes = useInputAttributes(props);
  const json = (text: string): JsonValue => {
    const type = reference.kind === "declared" ? types.get(reference.name) : undefined;
    const isUnion = type?.kind === "scalar" && type.definition.kind === "union";
    return isUnion ? jsonOfUnionText(text, type.definition.members, types) : jsonOfText(text, form.shape);
  };
  // What was typed stays as it is, such as "1.", as long as it means the value.
  const shown = value !== undefined && json(typed) === value ? typed : textOfJson(value ?? "");
  const change = (text: string): void => {
    setTyped(text);
    onChange(json(text));
  };
  if (form.shape === "text" && form.builtin === "string" && shown.includes("\n"))
    return <textarea {...attributes} rows={3} value={shown} onInput={(event) => change(event.currentTarget.value)} />;
  const list = form.values === undefined ? undefined : listId;
  return (
    <>
      <input
        {...attributes}
        type="text"
        inputMode={form.shape === "number" ? "decimal" : "text"}
        autoComplete="off"
        spellcheck={false}
        list={list}
        placeholder={value === undefined ? "absent" : ""}
        value={shown}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {list === undefined ? null : (
        <datalist id={list}>
          {form.values?.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

function ChoiceOfValues(
  props: InputProps & { readonly form: ScalarForm; readonly values: readonly string[] },
): JSX.Element {
  const { value, onChange, form, values } = props;
  const attributes = useInputAttributes(props);
  const shown = value === undefined ? "" : textOfJson(value);
  const options = values.includes(shown) ? values : [shown, ...values];
  return (
    <select
      {...attributes}
      value={shown}
      onChange={(event) => onChange(jsonOfText(event.currentTarget.value, form.shape))}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {one === "" && value === undefined ? "absent" : one}
        </option>
      ))}
    </select>
  );
}
