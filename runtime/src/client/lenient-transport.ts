import type { LenientTransport, Transport, TransportOptions } from "./transport.js";

/** A transport with the mark by which generated `createClient` knows whether it reads replies leniently. */
export function marked<Carrier extends Transport>(
  transport: Carrier,
  { lenient = false }: TransportOptions,
): Carrier | (Carrier & LenientTransport) {
  return lenient === false ? transport : { ...transport, replies: "lenient" };
}
