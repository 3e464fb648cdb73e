import type { AnyElement, JsonValue } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { issuesOf } from "../message/message-codec.js";
import { parseContent, parseElement, printContent, printElement } from "./any-xml.js";
import { FieldIssues } from "./field-issues.js";
import { type InputProps, useInputAttributes } from "./input-props.js";
import { isObject } from "./json-object.js";

/**
 * A field for an element that the contract does not name, as XML. Without a name, only attributes and content count, and any element
 * may be around them.
 */
export function XmlField(props: InputProps & { readonly hasName: boolean }): JSX.Element {
  const { value, onChange, pointer, hasName } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly means: string }>();
  const [problem, setProblem] = useState<string>();
  const attributes = useInputAttributes(props);
  const isCurrent = typed !== undefined && (problem !== undefined || typed.means === JSON.stringify(value));
  const shown = isCurrent ? typed.text : printed(value, hasName);
  const change = (text: string): void => {
    try {
      const next: JsonValue = JSON.parse(JSON.stringify(hasName ? parseElement(text) : parseContent(text)));
      setTyped({ text, means: JSON.stringify(next) });
      setProblem(undefined);
      onChange(next);
    } catch (error) {
      setTyped({ text, means: "" });
      setProblem(issuesOf(error)[0]?.detail ?? "This is not XML.");
    }
  };
  return (
    <div class="raw">
      <textarea
        {...attributes}
        class="code"
        spellcheck={false}
        rows={Math.min(10, shown.split("\n").length + 1)}
        value={shown}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {isCurrent && problem !== undefined ? <p class="issues">{problem}</p> : null}
      <FieldIssues pointer={pointer} />
    </div>
  );
}

function printed(value: JsonValue | undefined, hasName: boolean): string {
  try {
    const element: unknown = isObject(value) ? value : {};
    return hasName ? printElement(element as AnyElement) : printContent(element as AnyElement);
  } catch {
    return JSON.stringify(value);
  }
}
