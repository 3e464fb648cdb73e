import type { OutgoingRequest } from "./exchange.js";
import type { HeaderField } from "./wire.js";

const hidden = "•••";

/** A request as the page shows it: without the credentials, so that nobody reads them over a shoulder or in a screenshot. */
export function hideSecrets({ headers, body }: OutgoingRequest): {
  readonly headers: readonly HeaderField[];
  readonly body: string;
} {
  const text = typeof body === "string" ? body : "";
  return {
    headers: headers.map(([name, value]) => [
      name,
      /^(?:authorization|cookie)$|key|token|secret/i.test(name) ? hidden : value,
    ]),
    body: text.replace(/(<wsse:Password\b[^>]*>)[^<]*/g, `$1${hidden}`),
  };
}
