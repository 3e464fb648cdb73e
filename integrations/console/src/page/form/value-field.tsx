import type { JSX } from "preact";
import { FieldIssues } from "./field-issues.js";
import { useForm, type ValueProps } from "./form-context.js";
import { JsonField } from "./json-field.js";
import { isObject } from "./json-object.js";
import { ListOf } from "./list-of.js";
import { RecordField } from "./record-field.js";
import { scalarForm } from "./scalar-form.js";
import { ScalarInput } from "./scalar-input.js";
import { XmlField } from "./xml-field.js";

/** A field for a value of any type. The value is present. */
export function ValueField(props: ValueProps): JSX.Element {
  const { reference, value, pointer, onChange } = props;
  const { types } = useForm();
  const scalar = scalarForm(reference, types);
  if (scalar !== undefined && scalar.shape !== "list")
    return (
      <div class="scalar">
        <ScalarInput {...props} form={scalar} />
        <FieldIssues pointer={pointer} />
      </div>
    );
  if (scalar?.item !== undefined) return <ListOf {...props} item={scalar.item} />;
  if (reference.kind === "builtin") return <XmlField {...props} hasName={false} />;
  const type = types.get(reference.name);
  if (type?.kind === "array")
    return <ListOf {...props} item={type.item.type} isNillable={type.item.nillable === true} />;
  if (type?.kind === "record" && isObject(value))
    return <RecordField declared={type} value={value} pointer={pointer} onChange={onChange} />;
  return <JsonField {...props} />;
}
