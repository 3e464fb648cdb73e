import type { BlockCodecs } from "../operation.js";
import { ServiceFault } from "./service-fault.js";

/** What a declared fault says beside its detail. */
export interface DeclaredFaultOptions {
  /** For people. Default: the fault's name. */
  readonly message?: string;
  /** Who has to change something. Default: the caller. */
  readonly code?: "Client" | "Server";
  /** HTTP status of the JSON wire. Default: 400 for `Client`, 500 for `Server`. */
  readonly status?: number;
  /** Kept for the log hook; never sent. */
  readonly cause?: unknown;
}

/** A fault that an operation declares, with its detail, for a handler to throw. */
export function declaredFault<Faults extends object, Kind extends keyof Faults & string>(
  operation: { readonly name: string; readonly faults?: BlockCodecs<Faults> },
  kind: Kind,
  detail: Faults[Kind],
  options: DeclaredFaultOptions = {},
): ServiceFault {
  const codec = operation.faults?.[kind];
  if (codec === undefined) throw new Error(`${operation.name} declares no fault ${kind}.`);
  const { message = kind, code = "Client", ...rest } = options;
  const declared = {
    kind,
    element: codec.element,
    encodeXml: (xml: Parameters<typeof codec.encodeXml>[0]) => codec.encodeXml(xml, detail),
    encodeJson: (json: Parameters<typeof codec.encodeJson>[0]) => codec.encodeJson(json, detail),
  };
  return new ServiceFault(code, message, { ...rest, declared });
}
