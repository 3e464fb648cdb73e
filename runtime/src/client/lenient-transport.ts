import type { LenientTransport, Transport, TransportOptions } from "./transport.js";

/** A transport as `createClient` of generated code tells it: whether it reads replies leniently. */
export function marked<Carrier extends Transport>(
  transport: Carrier,
  { lenient = false }: TransportOptions,
): Carrier | (Carrier & LenientTransport) {
  return lenient === false ? transport : { ...transport, replies: "lenient" };
}
