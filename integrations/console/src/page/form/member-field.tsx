import type { JsonValue, MemberDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { TypeLink } from "../views/type-link.js";
import { FieldIssues } from "./field-issues.js";
import { fieldId, step, useForm } from "./form-context.js";
import { JsonField } from "./json-field.js";
import { memberOf, withMember } from "./json-object.js";
import { ListOf } from "./list-of.js";
import { newMember } from "./new-value.js";
import { NillableField } from "./nillable-field.js";
import type { ObjectFieldProps } from "./object-field-props.js";
import { type ScalarForm, scalarForm } from "./scalar-form.js";
import { ScalarInput } from "./scalar-input.js";

/** A member of an object: its name, and a field, or a button to add the member if it is absent. */
export function MemberField(props: ObjectFieldProps & { readonly member: MemberDescription }): JSX.Element {
  const { member, object, pointer, onChange } = props;
  const { types } = useForm();
  const place = step(pointer, member.name);
  const value = memberOf(object, member.name);
  const set = (next: JsonValue | undefined): void => onChange(withMember(object, member.name, next));
  const scalar = member.array === undefined ? scalarForm(member.type, types) : undefined;
  const isInput = scalar !== undefined && scalar.shape !== "list";
  return (
    <div class={isInput || value === undefined || value === null ? "member" : "member wide"}>
      <MemberName member={member} id={fieldId(place)} hasInput={isInput && value !== null} />
      <div class="value">
        <div class="present">
          {value === undefined ? (
            <AbsentMember member={member} form={isInput ? scalar : undefined} pointer={place} onSet={set} />
          ) : (
            <PresentMember member={member} value={value} pointer={place} onSet={set} />
          )}
          {value !== undefined && member.required !== true ? (
            <button type="button" class="quiet" aria-label={`Remove ${member.name}`} onClick={() => set(undefined)}>
              ×
            </button>
          ) : null}
        </div>
        <Rules member={member} form={scalar} />
      </div>
    </div>
  );
}

function MemberName({
  member,
  id,
  hasInput,
}: {
  readonly member: MemberDescription;
  readonly id: string;
  readonly hasInput: boolean;
}): JSX.Element {
  const mark = member.required ? <abbr title=" required">*</abbr> : null;
  const name = member.node === "attribute" ? `@${member.name}` : member.name;
  return (
    <span class="name">
      {hasInput ? (
        <label for={id}>
          {name}
          {mark}
        </label>
      ) : (
        <span>
          {name}
          {mark}
        </span>
      )}
      <small>
        <TypeLink reference={member.type} />
        {member.array === undefined ? "" : " [ ]"}
      </small>
    </span>
  );
}

interface SetMember {
  readonly member: MemberDescription;
  readonly pointer: string;
  readonly onSet: (value: JsonValue | undefined) => void;
}

/** An input that can be filled in at once for a simple value, and a button for all others. */
function AbsentMember({
  member,
  form,
  pointer,
  onSet,
}: SetMember & { readonly form: ScalarForm | undefined }): JSX.Element {
  const { types } = useForm();
  if (form !== undefined)
    return (
      <span>
        <ScalarInput
          reference={member.type}
          form={form}
          value={undefined}
          pointer={pointer}
          onChange={onSet}
          label={member.name}
        />
        <FieldIssues pointer={pointer} />
      </span>
    );
  return (
    <span id={fieldId(pointer)} tabIndex={-1}>
      <button type="button" class="quiet" onClick={() => onSet(newMember(member, types))}>
        + Add {member.name}
      </button>
      <FieldIssues pointer={pointer} />
    </span>
  );
}

function PresentMember({ member, value, pointer, onSet }: SetMember & { readonly value: JsonValue }): JSX.Element {
  const common = { value, pointer, onChange: onSet };
  if (member.array === undefined)
    return (
      <NillableField {...common} reference={member.type} isNillable={member.nillable === true} label={member.name} />
    );
  if (!Array.isArray(value)) return <JsonField {...common} label={member.name} />;
  return <ListOf {...common} item={member.type} isNillable={member.nillable === true} label={member.name} />;
}

/** What a person must know to fill in the field. */
function Rules({
  member,
  form,
}: {
  readonly member: MemberDescription;
  readonly form: ScalarForm | undefined;
}): JSX.Element | null {
  const facts = [
    member.documentation,
    member.deprecated === undefined ? undefined : `Deprecated. ${member.deprecated}`,
    member.fixed === undefined ? undefined : `Always ${member.fixed}.`,
    member.default === undefined ? undefined : `Default: ${member.default}.`,
    ...(form?.rules ?? []),
  ].filter((fact) => fact !== undefined && fact !== "");
  return facts.length === 0 ? null : <small class="rules">{facts.join(" ")}</small>;
}
