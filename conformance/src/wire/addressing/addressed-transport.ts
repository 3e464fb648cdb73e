import { createSoapTransport, type SoapTransport } from "@stubwright/runtime";

const escaped = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Calls a service that requires WS-Addressing. */
export const createAddressedTransport = (url: string): SoapTransport =>
  createSoapTransport({
    url,
    headerBlocks: ({ action }) =>
      Object.entries({ Action: action, To: url, MessageID: `urn:uuid:${crypto.randomUUID()}` })
        .map(([name, value]) => {
          const text = Object.entries(escaped).reduce((done, [from, to]) => done.replaceAll(from, to), value);
          return `<a:${name} xmlns:a="http://www.w3.org/2005/08/addressing">${text}</a:${name}>`;
        })
        .join(""),
  });
