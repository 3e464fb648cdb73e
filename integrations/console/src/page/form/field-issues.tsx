import type { JSX } from "preact";
import { fieldId, useForm } from "./form-context.js";

/** The id of the problems of a field; undefined if there are none. */
export function useIssueId(pointer: string): string | undefined {
  return useForm().issues.has(pointer) ? `${fieldId(pointer)}.issues` : undefined;
}

/** What is wrong with a field, beside it. */
export function FieldIssues({ pointer }: { readonly pointer: string }): JSX.Element | null {
  const found = useForm().issues.get(pointer);
  if (found === undefined) return null;
  return (
    <ul class="issues" id={`${fieldId(pointer)}.issues`}>
      {found.map(({ detail }) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}
