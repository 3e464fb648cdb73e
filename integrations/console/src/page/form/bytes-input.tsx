import type { JSX } from "preact";
import { type InputProps, useInputAttributes } from "./input-props.js";

/** An input for binary data: text in base64, or a file. */
export function BytesInput(props: InputProps & { readonly isHex: boolean }): JSX.Element {
  const { value, onChange, label } = props;
  const attributes = useInputAttributes(props);
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onChange(base64Of(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <span class="bytes">
      <input
        {...attributes}
        type="text"
        spellcheck={false}
        autoComplete="off"
        placeholder={value === undefined ? "absent" : "base64"}
        value={String(value ?? "")}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="file"
        aria-label={`File for ${label ?? props.pointer}`}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
    </span>
  );
}

/** Bytes in base64, for files of any size. */
export function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 8190) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + 8190))));
  }
  return pieces.join("");
}
