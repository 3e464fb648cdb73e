import type { JSX } from "preact";
import { FieldIssues } from "./field-issues.js";
import { useForm, type ValueProps } from "./form-context.js";
import { newValue } from "./new-value.js";

/** A field with a switch for null. */
export function NillableField(props: ValueProps & { readonly isNillable: boolean }): JSX.Element {
  const { value, onChange, reference, isNillable, label } = props;
  const { types, Value } = useForm();
  const isNull = value === null;
  if (!isNillable && !isNull) return <Value {...props} />;
  const toggle = (): void => onChange(isNull ? newValue(reference, types) : null);
  return (
    <span class="nillable">
      <span class="held">{isNull ? <FieldIssues pointer={props.pointer} /> : <Value {...props} />}</span>
      <label class="null">
        <input type="checkbox" checked={isNull} aria-label={`${label ?? "Value"} is null`} onChange={toggle} /> null
      </label>
    </span>
  );
}
