import type { Documentation } from "@stubwright/contract/model";

/** The fields that document an operation or a schema. */
interface DocumentedFields {
  readonly description?: string;
  readonly deprecated?: true;
  /** The day from which on it may be gone, by the name that oasdiff reads. */
  readonly "x-sunset"?: string;
}

/** What OpenAPI says for people where the contract does: fields of an Operation Object (section 4.8.10) or a schema. */
export function documented(documentation: Documentation | undefined): DocumentedFields {
  if (documentation === undefined) return {};
  const { text, deprecation } = documentation;
  const paragraphs = [text ?? "", deprecation?.text ?? ""].filter((one) => one !== "");
  return {
    ...(paragraphs.length === 0 ? {} : { description: paragraphs.join("\n\n") }),
    ...(deprecation === undefined ? {} : { deprecated: true }),
    ...(deprecation?.sunset === undefined ? {} : { "x-sunset": deprecation.sunset }),
  };
}
