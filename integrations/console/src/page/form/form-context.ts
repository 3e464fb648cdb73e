import type { JsonValue, TypeDescription, TypeReference } from "@stubwright/runtime/codec";
import { type ComponentType, type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { MessageIssue } from "../message/message.js";

/** What every field of a form needs. */
export interface FormFacts {
  readonly types: ReadonlyMap<string, TypeDescription>;
  /** What is wrong, by the pointer of the field that shows it. */
  readonly issues: ReadonlyMap<string, readonly MessageIssue[]>;
  /** The field for a value of any type. Fields are nested as types are, but their modules must not be. */
  readonly Value: ComponentType<ValueProps>;
}

/** The properties of a field for a value that is present. */
export interface ValueProps {
  readonly reference: TypeReference;
  readonly value: JsonValue;
  readonly pointer: string;
  readonly onChange: (value: JsonValue) => void;
  readonly label?: string | undefined;
}

const context: Context<FormFacts> = createContext<FormFacts>({
  types: new Map(),
  issues: new Map(),
  Value: () => null,
});

/** Gives the facts to all fields below. */
export const FormProvider = context.Provider;

/** The facts of the form that a field is in. */
export function useForm(): FormFacts {
  return useContext(context);
}

/** The pointer of a member or an item (RFC 6901). */
export function step(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The id of the field with a pointer, for labels and links. */
export function fieldId(pointer: string): string {
  return `field${pointer.replaceAll(/[^\w/-]/g, (character) => `.${character.codePointAt(0)?.toString(16)}`)}`;
}
