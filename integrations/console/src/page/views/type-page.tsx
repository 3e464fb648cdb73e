import type { TypeDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useApp } from "../app-context.js";
import { scalarForm } from "../form/scalar-form.js";
import { Documentation } from "./documentation.js";
import { MembersTable } from "./members-table.js";
import { TypeLink } from "./type-link.js";
import { TypeUses } from "./type-uses.js";

/** A type as a person reads it. */
export function TypePage({ type }: { readonly type: TypeDescription }): JSX.Element {
  return (
    <>
      <h1>{type.name}</h1>
      <p class="kind">{kindOf(type)}</p>
      <Documentation of={type} />
      <dl class="facts">
        {type.xmlName === undefined ? null : (
          <>
            <dt>In XML</dt>
            <dd>
              <code>{type.xmlName}</code>
            </dd>
          </>
        )}
        {type.base === undefined ? null : (
          <>
            <dt>Derived from</dt>
            <dd>
              <TypeLink reference={{ kind: "declared", name: type.base }} />
            </dd>
          </>
        )}
      </dl>
      <TypeBody type={type} />
      <TypeUses type={type} />
    </>
  );
}

/** What the values of a type are made of. */
export function TypeBody({ type }: { readonly type: TypeDescription }): JSX.Element | null {
  switch (type.kind) {
    case "record":
      return (
        <>
          {type.standIns === undefined ? null : (
            <p>
              {type.abstract ? "A value is one of " : "A value may also be one of "}
              {type.standIns.map((name, index) => (
                <span key={name}>
                  {index === 0 ? "" : ", "}
                  <TypeLink reference={{ kind: "declared", name }} />
                </span>
              ))}
              ; <code>$type</code> says which.
            </p>
          )}
          {type.parts.length === 0 && !type.anyAttributes ? <p>It has no members.</p> : <MembersTable type={type} />}
        </>
      );
    case "array":
      return (
        <p>
          An array of <TypeLink reference={type.item.type} />
          {type.item.nillable ? " or null" : ""}
          {type.min > 0 || type.max !== undefined ? `, ${boundsText(type.min, type.max)}` : ""}.
        </p>
      );
    case "open":
      return <p>Any object: the contract does not name its members.</p>;
    case "scalar":
      return <ScalarBody type={type} />;
  }
}

function ScalarBody({ type }: { readonly type: Extract<TypeDescription, { kind: "scalar" }> }): JSX.Element {
  const { types } = useApp().contract;
  const form = scalarForm({ kind: "declared", name: type.name }, types);
  const { definition } = type;
  return (
    <>
      <p>
        {definition.kind === "restriction" ? (
          <>
            A value of <TypeLink reference={definition.base} />
          </>
        ) : null}
        {definition.kind === "list" ? (
          <>
            A list of <TypeLink reference={definition.item} />
          </>
        ) : null}
        {definition.kind === "union"
          ? definition.members.map((member, index) => (
              <span key={member.name}>
                {index === 0 ? "A value of " : " or "}
                <TypeLink reference={member} />
              </span>
            ))
          : null}
        .
      </p>
      {form?.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      {form?.values === undefined ? null : (
        <>
          <p>{form.isOpen ? "Known values, beside which there may be others:" : "One of these values:"}</p>
          <ul class="values">
            {form.values.map((value) => (
              <li key={value}>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function kindOf({ kind }: TypeDescription): string {
  switch (kind) {
    case "record":
      return "Object";
    case "array":
      return "Array";
    case "open":
      return "Open content";
    case "scalar":
      return "Simple type";
  }
}

/** Numbers of items in words. */
export function boundsText(min: number, max: number | undefined): string {
  if (max === undefined) return min === 0 ? "any number of items" : `at least ${min} ${min === 1 ? "item" : "items"}`;
  if (min === max) return `exactly ${min} ${min === 1 ? "item" : "items"}`;
  return min === 0 ? `at most ${max} items` : `${min} to ${max} items`;
}
