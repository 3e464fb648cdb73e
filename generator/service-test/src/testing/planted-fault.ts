import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Phase } from "../run/options.js";

/** Replaces what a pattern finds in a message. */
export interface Replacement {
  readonly find: string;
  readonly put: string;
  /** On which replies: all, or only one kind. */
  readonly on?: "reply" | "fault";
  readonly wire?: "soap" | "json";
}

/** The contracts that planted servers have. */
export const plantedContracts = ["shop", "ledger"] as const;

/** A contract by the name of its file. */
export type PlantedContract = (typeof plantedContracts)[number];

/** One fault that a server has: how its messages differ from those of the correct server. */
export interface PlantedFault {
  readonly name: string;
  readonly title: string;
  /** The contract of the server that has the fault. Default: the shop's. */
  readonly contract?: PlantedContract;
  /** The phases that show it, and the checks that found it when the file was written. */
  readonly phases?: readonly Phase[];
  readonly found?: readonly string[];
  /** Changes of replies, of requests before the correct server sees them, and of the WSDL. */
  readonly reply?: readonly Replacement[];
  readonly request?: readonly Replacement[];
  readonly wsdl?: readonly Replacement[];
  readonly status?: readonly { readonly on: "reply" | "fault"; readonly wire: "soap" | "json"; readonly put: number }[];
  readonly headers?: readonly { readonly wire: "soap" | "json"; readonly put: string }[];
  /** The bytes of replies are in this encoding, whatever the header says. */
  readonly encoding?: "latin1";
  readonly oneWay?: { readonly status: number; readonly body: string };
  /** Requests that match close the connection, fail with a Server fault, are refused, or are answered late. */
  readonly drop?: { readonly find: string };
  readonly fail?: { readonly find: string; readonly message: string };
  readonly refuse?: { readonly find: string; readonly message: string };
  readonly delay?: { readonly find: string; readonly milliseconds: number };
  /** Requests that are served at the same time get the answer of the last one. */
  readonly mixed?: boolean;
  /** Each reply is that to the request before, if that had a message of the same name. */
  readonly behind?: boolean;
}

/** The folder with the contract of the planted servers and their faults. */
export const plantedFolder = fileURLToPath(new URL("../../planted/", import.meta.url));

/** Every planted fault, by the name of its file. */
export function plantedFaults(): readonly PlantedFault[] {
  const folder = `${plantedFolder}faults/`;
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({ name: file.replace(/\.yaml$/, ""), ...parse(readFileSync(folder + file, "utf8")) }));
}
