import type { JsonValue, ListDescription, PartDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { ChoiceField } from "./choice-field.js";
import { step } from "./form-context.js";
import { ItemsField } from "./items-field.js";
import { itemsOf, memberOf, withMember } from "./json-object.js";
import { ListField } from "./list-field.js";
import { MemberField } from "./member-field.js";
import { newElement } from "./new-value.js";
import type { ObjectFieldProps } from "./object-field-props.js";
import { XmlField } from "./xml-field.js";

/** The fields of the pieces of an object, in order. */
export function PartFields({
  parts,
  ...props
}: ObjectFieldProps & { readonly parts: readonly PartDescription[] }): JSX.Element {
  return (
    <>
      {parts.map((part, index) => (
        <PartField key={part.kind === "choice" ? `choice ${index}` : nameOf(part)} part={part} {...props} />
      ))}
    </>
  );
}

function nameOf(part: Exclude<PartDescription, { kind: "choice" }>): string {
  return part.kind === "any" ? "$any" : part.name;
}

function PartField({ part, ...props }: ObjectFieldProps & { readonly part: PartDescription }): JSX.Element {
  const { object, pointer, onChange } = props;
  switch (part.kind) {
    case "member":
      return <MemberField member={part} {...props} />;
    case "choice":
      return <ChoiceField choice={part} {...props} renderParts={(parts) => <PartFields parts={parts} {...props} />} />;
    case "list":
      return <Group list={part} {...props} />;
    case "any":
      return (
        <div class="member wide">
          <span class="name">Other elements</span>
          <div class="value">
            <ItemsField
              items={itemsOf(memberOf(object, "$any"))}
              pointer={step(pointer, "$any")}
              onChange={(items) => onChange(withMember(object, "$any", items.length === 0 ? undefined : items))}
              newItems={[{ label: "Add element", make: () => newElement }]}
              render={(item, place, change) => (
                <XmlField
                  value={item}
                  pointer={place.pointer}
                  onChange={change}
                  hasName
                  label={`Element ${place.number}`}
                />
              )}
            />
          </div>
        </div>
      );
  }
}

function Group({
  list,
  object,
  pointer,
  onChange,
}: ObjectFieldProps & { readonly list: ListDescription }): JSX.Element {
  const change = (items: JsonValue[]): void =>
    onChange(withMember(object, list.name, items.length === 0 && list.required !== true ? undefined : items));
  return (
    <div class="member wide">
      <span class="name">
        {list.text ? "Text and elements" : "Repeated group"}
        {list.required ? <abbr title=" required">*</abbr> : null}
      </span>
      <div class="value">
        <ListField
          list={list}
          items={itemsOf(memberOf(object, list.name))}
          pointer={step(pointer, list.name)}
          onChange={change}
        />
      </div>
    </div>
  );
}
