import type { JsonValue } from "@stubwright/runtime/codec";
import { useIssueId } from "./field-issues.js";
import { fieldId } from "./form-context.js";

/** The properties of an input of one value. */
export interface InputProps {
  /** Undefined if the value is absent. */
  readonly value: JsonValue | undefined;
  readonly pointer: string;
  readonly onChange: (value: JsonValue) => void;
  /** For people who do not see where the input is; absent if a label names it. */
  readonly label?: string | undefined;
}

/** The attributes that every input has: its id, its name and its problems. */
export function useInputAttributes({ pointer, label }: InputProps): {
  readonly id: string;
  readonly "aria-label"?: string | undefined;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
} {
  const issues = useIssueId(pointer);
  const id = fieldId(pointer);
  return {
    id,
    "aria-label": label,
    ...(issues === undefined ? {} : { "aria-invalid": true, "aria-describedby": issues }),
  };
}
