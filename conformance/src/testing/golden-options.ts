import type { ContractOptions } from "stubwright";

/** What the configuration of a golden contract says beyond its entry. */
type GoldenOptions = Pick<ContractOptions, "enumerations" | "names" | "scalars" | "streams">;

const options: Readonly<Record<string, GoldenOptions>> = {
  "operation-names": { names: { operations: { findByName: "findNamed", date: "setDate" } } },
  roots: { streams: { Turn: "Note" } },
  rpc: { names: { types: { "{urn:golden:rpc}Point": "Position", "{urn:golden:rpc}Move()": "Step" } } },
  scalars: {
    enumerations: "open",
    scalars: { decimal: "number", long: "number", unsignedLong: "number", integer: "string", dateTime: "Date" },
  },
  streams: {
    streams: {
      ListEntries: "Entries/Entry",
      ListDays: "Day",
      ListPayments: "Page/Payment",
      ListRows: "Row",
    },
  },
};

/** The options of a golden contract, by its folder. */
export function goldenOptions(feature: string): GoldenOptions {
  return options[feature] ?? {};
}
