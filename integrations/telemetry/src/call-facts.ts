import type { Attributes } from "@opentelemetry/api";

/** The name under which the instrumentation appears in exported data. */
export const instrumentationName = "@stubwright/telemetry";

/**
 * The attribute names of OpenTelemetry's semantic conventions for RPC, HTTP and networks, version 1.45. The package names them
 * itself: the package of all names is a megabyte.
 */
export const attribute = {
  systemName: "rpc.system.name",
  method: "rpc.method",
  statusCode: "rpc.response.status_code",
  errorType: "error.type",
  serverAddress: "server.address",
  serverPort: "server.port",
  clientAddress: "client.address",
} as const;

/** The outcome of a call, in the terms that spans, metrics and log lines share. */
export type Outcome =
  | { readonly kind: "success" }
  | {
      readonly kind: "failure";
      /** The fault code, the kind of a failed call, or the name of an unexpected error. */
      readonly errorType: string;
      /** The HTTP status, if there is one. */
      readonly status: number | undefined;
      /** Whether the service failed. A request that the service refuses is the caller's failure. */
      readonly isServiceFailure: boolean;
      readonly message: string;
    };

/** Converts an outcome to attributes. */
export function outcomeAttributes(outcome: Outcome): Attributes {
  switch (outcome.kind) {
    case "success":
      return { [attribute.statusCode]: "OK" };
    case "failure": {
      const { errorType, status } = outcome;
      return {
        [attribute.statusCode]: status === undefined ? errorType : String(status),
        [attribute.errorType]: errorType,
      };
    }
  }
}
