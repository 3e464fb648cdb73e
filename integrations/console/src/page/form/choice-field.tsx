import type { ChoiceDescription, PartDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { useForm } from "./form-context.js";
import { type JsonObject, memberOf } from "./json-object.js";
import { newMembers } from "./new-value.js";
import type { ObjectFieldProps } from "./object-field-props.js";
import { branchLabel, namesOf } from "./part-names.js";

interface ChoiceFieldProps extends ObjectFieldProps {
  readonly choice: ChoiceDescription;
  /** Renders the fields of the chosen branch, in the same object. */
  readonly renderParts: (parts: readonly PartDescription[]) => JSX.Element;
}

/** A choice: which branch, and then the fields of that branch. Another choice takes the members of the last one away. */
export function ChoiceField({ choice, object, onChange, renderParts }: ChoiceFieldProps): JSX.Element {
  const { types } = useForm();
  const id = useId();
  const [wanted, setWanted] = useState<number>();
  const present = presentBranch(choice, object);
  const chosen = present ?? wanted ?? emptyBranch(choice);
  const branch = chosen === undefined ? undefined : choice.branches[chosen];
  const choose = (text: string): void => {
    const index = Number(text);
    const next = choice.branches[index] ?? [];
    const names = new Set(choice.branches.flatMap(namesOf));
    const others = Object.entries(object).filter(([name]) => !names.has(name));
    const start = newMembers(next, types);
    const [first] = next;
    const shown = Object.keys(start).length === 0 && first !== undefined ? newMembers([required(first)], types) : start;
    setWanted(index);
    onChange({ ...Object.fromEntries(others), ...shown });
  };
  return (
    <fieldset class="choice">
      <legend>
        <label for={id}>One of</label>{" "}
        <select id={id} value={chosen ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
          {chosen === undefined ? <option value="">choose …</option> : null}
          {choice.branches.map((one, index) => (
            <option key={branchLabel(one)} value={index}>
              {branchLabel(one)}
            </option>
          ))}
        </select>
      </legend>
      {branch === undefined ? null : renderParts(branch)}
    </fieldset>
  );
}

/** The branch with most of the members that are present; undefined if none is. */
function presentBranch({ branches }: ChoiceDescription, object: JsonObject): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [index, branch] of branches.entries()) {
    const count = namesOf(branch).filter((name) => memberOf(object, name) !== undefined).length;
    if (count > most) best = index;
    most = Math.max(most, count);
  }
  return best;
}

function emptyBranch({ branches }: ChoiceDescription): number | undefined {
  const index = branches.findIndex((branch) => branch.length === 0);
  return index < 0 ? undefined : index;
}

/** A member as if it were required, so that a chosen branch shows something. */
function required(part: PartDescription): PartDescription {
  return part.kind === "member" || part.kind === "list" ? { ...part, required: true } : part;
}
