import type { StandardSchemaV1 } from "@standard-schema/spec";

/** The messages of a form's fields, by the path of the field: `author.0`. The form's own are at `""`. */
export type FieldMessages = ReadonlyMap<string, readonly string[]>;

/** What a form holds: a value, or messages for its fields. */
export type FormOutcome<Value> =
  | { readonly kind: "valid"; readonly value: Value }
  | { readonly kind: "invalid"; readonly messages: FieldMessages };

/**
 * Validates what a form holds. It knows nothing of Stubwright: any library's Standard Schema will do, as in the libraries
 * for forms. Throws an error if the schema has to be awaited.
 */
export function validateForm<Input, Output>(
  schema: StandardSchemaV1<Input, Output>,
  fields: Input,
): FormOutcome<Output> {
  const result = schema["~standard"].validate(fields);
  if (result instanceof Promise) throw new TypeError("The schema has to be awaited.");
  if (result.issues === undefined) return { kind: "valid", value: result.value };
  const messages = new Map<string, string[]>();
  for (const { path = [], message } of result.issues) {
    const field = path.map((step) => String(typeof step === "object" ? step.key : step)).join(".");
    messages.set(field, [...(messages.get(field) ?? []), message]);
  }
  return { kind: "invalid", messages };
}
