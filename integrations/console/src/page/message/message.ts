import type { JsonValue, OperationDescription, Samples } from "@stubwright/runtime/codec";

/** A request as people edit it: values in their JSON form. */
export interface Message {
  readonly body: JsonValue;
  /** The declared header blocks that are sent, by name. */
  readonly blocks: Readonly<Record<string, JsonValue>>;
}

/** A problem of a message, at a JSON pointer of the body, or of a header block behind `blockPointer`. */
export interface MessageIssue {
  readonly pointer: string;
  readonly detail: string;
}

/** A size of samples. */
export type SampleSize = keyof Samples;

/** What the pointers into a header block begin with. No pointer into a body begins so. */
export function blockPointer(name: string): string {
  return `#${name}`;
}

/** The sample of a size, or of the other size if there is none of that. An empty object if there is no sample at all. */
export function sampleMessage({ request }: OperationDescription, size: SampleSize): Message {
  const { minimal, typical } = request.samples;
  const body = size === "minimal" ? (minimal ?? typical) : (typical ?? minimal);
  return { body: body ?? {}, blocks: {} };
}
