import type { MemberDescription, PartDescription, RecordDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useApp } from "../app-context.js";
import { scalarForm } from "../form/scalar-form.js";
import { Documentation } from "./documentation.js";
import { TypeLink } from "./type-link.js";

/** The members of an object in a table, those of choices and groups below a line that says so. */
export function MembersTable({ type }: { readonly type: RecordDescription }): JSX.Element {
  return (
    <table class="members" aria-label={`Members of ${type.name}`}>
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">Type</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(type.parts, 0)}
        {type.anyAttributes ? <Note depth={0} text="Other attributes are allowed, in $attributes." /> : null}
      </tbody>
    </table>
  );
}

function rowsOf(parts: readonly PartDescription[], depth: number): readonly JSX.Element[] {
  return parts.flatMap((part, index) => rowsOfPart(part, depth, index));
}

function rowsOfPart(part: PartDescription, depth: number, index: number): readonly JSX.Element[] {
  switch (part.kind) {
    case "member":
      return [<MemberRow key={part.name} member={part} depth={depth} />];
    case "choice":
      return choiceRows(part, depth, index);
    case "list": {
      const text = part.text ? "Text and these elements in any order, in" : "A group that repeats, in";
      return [
        <Note key={part.name} depth={depth} text={`${text} ${part.name}:`} />,
        ...rowsOf(part.members, depth + 1),
        ...(part.any ? [<Note key={`${part.name} any`} depth={depth + 1} text="Other elements, as $any." />] : []),
      ];
    }
    case "any":
      return [<Note key="$any" depth={depth} text="Other elements are allowed, in $any." />];
  }
}

function choiceRows(
  { branches }: Extract<PartDescription, { kind: "choice" }>,
  depth: number,
  index: number,
): readonly JSX.Element[] {
  const isOptional = branches.some((branch) => branch.length === 0);
  const present = branches.filter((branch) => branch.length > 0);
  const isGroup = present.length === 1;
  const text = isGroup ? "All or nothing of:" : `One of${isOptional ? ", or nothing" : ""}:`;
  return [
    <Note key={`choice ${index}`} depth={depth} text={text} />,
    ...present.flatMap((branch, place) => [
      ...(place > 0 ? [<Note key={`or ${index} ${place}`} depth={depth} text="or" />] : []),
      ...rowsOf(branch, depth + 1),
    ]),
  ];
}

function MemberRow({ member, depth }: { readonly member: MemberDescription; readonly depth: number }): JSX.Element {
  const { types } = useApp().contract;
  const form = scalarForm(member.type, types);
  const facts = [
    member.required ? "required" : "optional",
    ...(member.nillable ? ["nullable"] : []),
    ...(member.node === "element" ? [] : [member.node]),
    ...(member.fixed === undefined ? [] : [`always ${member.fixed}`]),
    ...(member.default === undefined ? [] : [`default ${member.default}`]),
  ];
  return (
    <tr class={`depth-${Math.min(depth, 4)}`}>
      <th scope="row">
        <code>{member.name}</code>
      </th>
      <td>
        <TypeLink reference={member.type} />
        {member.array === undefined ? "" : ` [${arrayText(member.array.min, member.array.max)}]`}
      </td>
      <td>
        <span class="flags">{facts.join(", ")}</span>
        <Documentation of={member} />
        {form === undefined || form.rules.length === 0 ? null : <p class="rules">{form.rules.join(" ")}</p>}
        {form?.values === undefined ? null : <Values values={form.values} isOpen={form.isOpen} />}
      </td>
    </tr>
  );
}

/** Longer enumerations are on the page of their type. */
const mostValues = 12;

function Values({ values, isOpen }: { readonly values: readonly string[]; readonly isOpen: boolean }): JSX.Element {
  const shown = values.slice(0, mostValues);
  const rest = values.length - shown.length;
  return (
    <p class="rules">
      {shown.map((value, index) => (
        <span key={value}>
          {index === 0 ? "" : " · "}
          <code>{value}</code>
        </span>
      ))}
      {rest > 0 ? ` and ${rest} more` : ""}
      {isOpen ? " · other values" : ""}
    </p>
  );
}

function arrayText(min: number, max: number | undefined): string {
  return max === undefined ? `${min}…` : `${min}…${max}`;
}

function Note({ text, depth }: { readonly text: string; readonly depth: number }): JSX.Element {
  return (
    <tr class={`note depth-${Math.min(depth, 4)}`}>
      <td colSpan={3}>{text}</td>
    </tr>
  );
}
