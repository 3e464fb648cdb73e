import type { RecordDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { AttributesField } from "./attributes-field.js";
import { FieldIssues } from "./field-issues.js";
import { fieldId, step, useForm } from "./form-context.js";
import { isObject, type JsonObject, withMember } from "./json-object.js";
import { needsTag, newMembers } from "./new-value.js";
import { PartFields } from "./part-fields.js";
import { namesOf } from "./part-names.js";

interface RecordFieldProps {
  readonly declared: RecordDescription;
  readonly value: JsonObject;
  readonly pointer: string;
  readonly onChange: (value: Record<string, JsonValueOf>) => void;
}

type JsonValueOf = JsonObject[string];

/** The fields of an object; the type first, if others may be used in place of the declared one. */
export function RecordField({ declared, value, pointer, onChange }: RecordFieldProps): JSX.Element {
  const { types } = useForm();
  const { standIns } = declared;
  const chosen = typeof value.$type === "string" ? types.get(value.$type) : undefined;
  const used = chosen?.kind === "record" ? chosen : declared;
  const choose = (name: string): void => {
    const type = types.get(name);
    if (type?.kind !== "record") return;
    const own = new Set(namesOf(type.parts));
    const kept = Object.entries(value).filter(([member]) => own.has(member));
    const tag = needsTag(type, declared) ? { $type: name } : {};
    onChange({ ...tag, ...newMembers(type.parts, types), ...Object.fromEntries(kept) });
  };
  return (
    <div class="record" id={fieldId(pointer)} tabIndex={-1}>
      {standIns === undefined ? null : (
        <div class="member">
          <label class="name" for={fieldId(step(pointer, "$type"))}>
            Type
          </label>
          <div class="value">
            <select
              id={fieldId(step(pointer, "$type"))}
              value={used.name}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              {(standIns.includes(used.name) ? standIns : [used.name, ...standIns]).map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <FieldIssues pointer={step(pointer, "$type")} />
          </div>
        </div>
      )}
      <PartFields parts={used.parts} object={value} pointer={pointer} onChange={onChange} />
      {used.anyAttributes ? (
        <AttributesField
          value={isObject(value.$attributes) ? value.$attributes : {}}
          pointer={step(pointer, "$attributes")}
          onChange={(attributes) =>
            onChange(withMember(value, "$attributes", Object.keys(attributes).length === 0 ? undefined : attributes))
          }
        />
      ) : null}
      <FieldIssues pointer={pointer} />
    </div>
  );
}
