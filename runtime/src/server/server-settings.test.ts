import { expect, test } from "@jest/globals";
import { xmlLimits } from "../xml/xml-limits.js";
import { defaultServerLimits, type ListenerOptions, serverSettings } from "./server-settings.js";

const defaultXmlLimits = xmlLimits();
const defaults = { ...defaultServerLimits, xml: defaultXmlLimits };

/** As JavaScript hands it over: its type cannot say that a member may be undefined. */
function limitsOf(limits: unknown): NonNullable<ListenerOptions["limits"]> {
  return Object(limits);
}

test.each<readonly [title: string, limits: unknown, want: unknown]>([
  ["none", undefined, defaults],
  ["one", { bodyBytes: 5 }, { ...defaults, bodyBytes: 5 }],
  ["one of XML", { xml: { depth: 3 } }, { ...defaults, xml: { ...defaultXmlLimits, depth: 3 } }],
  [
    "some that are undefined",
    { bodyBytes: undefined, bodyMs: undefined, pipelined: undefined, jsonDepth: 9 },
    { ...defaults, jsonDepth: 9 },
  ],
  [
    "some of XML that are undefined",
    { xml: { depth: undefined, elements: undefined, errors: 2 } },
    { ...defaults, xml: { ...defaultXmlLimits, errors: 2 } },
  ],
  ["undefined for XML", { xml: undefined, bodyMs: 7 }, { ...defaults, bodyMs: 7 }],
])("the limits for the setting %s", (_title, limits, want) => {
  expect(serverSettings(limits === undefined ? {} : { limits: limitsOf(limits) }).limits).toEqual(want);
});
