import type { TypeReference } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useForm } from "./form-context.js";
import type { InputProps } from "./input-props.js";
import { ItemsField } from "./items-field.js";
import { JsonField } from "./json-field.js";
import { newValue } from "./new-value.js";
import { NillableField } from "./nillable-field.js";

/** An array of values of one type. */
export function ListOf(
  props: InputProps & { readonly item: TypeReference; readonly isNillable?: boolean },
): JSX.Element {
  const { item, value, pointer, onChange, isNillable = false, label } = props;
  const { types } = useForm();
  if (!Array.isArray(value)) return <JsonField {...props} />;
  return (
    <ItemsField
      items={value}
      pointer={pointer}
      onChange={onChange}
      newItems={[{ label: "Add item", make: () => newValue(item, types) }]}
      render={(one, place, change) => (
        <NillableField
          reference={item}
          value={one}
          pointer={place.pointer}
          onChange={change}
          isNillable={isNillable}
          label={`${label ?? "Item"} ${place.number}`}
        />
      )}
    />
  );
}
