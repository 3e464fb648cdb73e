import type { JsonValue, ListDescription, MemberDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { step, useForm } from "./form-context.js";
import { useInputAttributes } from "./input-props.js";
import { type ItemPlace, ItemsField } from "./items-field.js";
import { JsonField } from "./json-field.js";
import { isObject } from "./json-object.js";
import { newElement, newMember } from "./new-value.js";
import { NillableField } from "./nillable-field.js";
import { XmlField } from "./xml-field.js";

interface ListFieldProps {
  readonly list: ListDescription;
  readonly items: readonly JsonValue[];
  readonly pointer: string;
  readonly onChange: (items: JsonValue[]) => void;
}

/** A repeated group or mixed content: elements, and perhaps text, in document order. */
export function ListField({ list, items, pointer, onChange }: ListFieldProps): JSX.Element {
  const { types } = useForm();
  const elements = list.members.map((member) => ({
    label: member.name,
    make: (): JsonValue => ({ [member.name]: newMember(member, types) }),
  }));
  const newItems = [
    ...(list.text ? [{ label: "text", make: (): JsonValue => "" }] : []),
    ...elements,
    ...(list.any ? [{ label: "other element", make: (): JsonValue => ({ $any: newElement }) }] : []),
  ];
  return (
    <ItemsField
      items={items}
      pointer={pointer}
      onChange={onChange}
      newItems={newItems}
      render={(item, place, change) => <ListItem list={list} item={item} place={place} onChange={change} />}
    />
  );
}

interface ListItemProps {
  readonly list: ListDescription;
  readonly item: JsonValue;
  readonly place: ItemPlace;
  readonly onChange: (item: JsonValue) => void;
}

function ListItem({ list, item, place, onChange }: ListItemProps): JSX.Element {
  const { pointer, number } = place;
  if (typeof item === "string") return <TextItem text={item} place={place} onChange={onChange} />;
  const [name = ""] = isObject(item) ? Object.keys(item) : [];
  const value = isObject(item) ? item[name] : undefined;
  const member = list.members.find((one) => one.name === name);
  if (value !== undefined && name === "$any")
    return (
      <XmlField
        value={value}
        pointer={step(pointer, "$any")}
        onChange={(element) => onChange({ $any: element })}
        hasName
        label={`Element ${number}`}
      />
    );
  if (value === undefined || member === undefined)
    return <JsonField value={item} pointer={pointer} onChange={onChange} />;
  return <ElementItem member={member} value={value} place={place} onChange={onChange} />;
}

function TextItem({
  text,
  place,
  onChange,
}: Omit<ListItemProps, "list" | "item"> & { readonly text: string }): JSX.Element {
  const attributes = useInputAttributes({
    value: text,
    pointer: place.pointer,
    onChange,
    label: `Text ${place.number}`,
  });
  return <input {...attributes} type="text" value={text} onInput={(event) => onChange(event.currentTarget.value)} />;
}

interface ElementItemProps {
  readonly member: MemberDescription;
  readonly value: JsonValue;
  readonly place: ItemPlace;
  readonly onChange: (item: JsonValue) => void;
}

function ElementItem({ member, value, place, onChange }: ElementItemProps): JSX.Element {
  return (
    <div class="group-item">
      <span class="name">{member.name}</span>
      <NillableField
        reference={member.type}
        value={value}
        pointer={step(place.pointer, member.name)}
        onChange={(changed) => onChange({ [member.name]: changed })}
        isNillable={member.nillable === true}
        label={`${member.name} ${place.number}`}
      />
    </div>
  );
}
