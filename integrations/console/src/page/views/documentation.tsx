import type { Described } from "@stubwright/runtime/codec";
import type { JSX } from "preact";

/** What a contract says about one of its parts, in paragraphs. */
export function Documentation({ of }: { readonly of: Described }): JSX.Element | null {
  const { documentation = "", deprecated, sunset } = of;
  const paragraphs = documentation.split(/\n\s*\n/).filter((text) => text !== "");
  if (paragraphs.length === 0 && deprecated === undefined) return null;
  return (
    <div class="documentation">
      {deprecated === undefined ? null : (
        <p class="deprecated">
          <strong>Deprecated.</strong> {deprecated}
          {sunset === undefined ? "" : ` It may be removed from ${sunset}.`}
        </p>
      )}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
