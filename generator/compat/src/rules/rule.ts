/**
 * How bad a finding is: an error breaks a conforming old peer, a warning depends on how the peer reads, info never
 * fails a run.
 */
export type Level = "error" | "warning" | "info" | "none";

/** The surfaces that a change can break: the two wires, and the TypeScript of callers and of handlers. */
export type Surface = "soap" | "json" | "ts-client" | "ts-server";

/** The message that a finding is about; `exchange` means the whole operation. */
export type Direction = "request" | "response" | "exchange";

/** Which side is deployed first: `oc` is an old client with the new server, `nc` a new client with the old server. */
export type Order = "oc" | "nc";

/** All surfaces, in the order of the table. */
export const surfaces: readonly Surface[] = ["soap", "json", "ts-client", "ts-server"];

/** Whether a surface is TypeScript, which is compiled once, whichever side is deployed first. */
export function isSource(surface: Surface): boolean {
  return surface.startsWith("ts-");
}

/** One cell of the table of rules. */
export interface Cell {
  readonly level: Level;
  /** †: the level moves one step with the reader's profile. */
  readonly byReader: boolean;
  /** ‡: the level counts only if the mapped TypeScript type differs. */
  readonly ifTypeDiffers: boolean;
}

/** The verdicts of one surface. */
interface Verdicts {
  readonly request: Cell;
  readonly response: Cell;
}

/** A kind of change, with the verdicts for an old client and a new server. */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly what: string;
  readonly who: string;
  readonly verdicts: Readonly<Record<Surface, Verdicts>>;
  /** The cells as written: SOAP request and response, JSON request and response, TypeScript client and server. */
  readonly written: readonly string[];
}

const levels: Readonly<Record<string, Level>> = { E: "error", W: "warning", I: "info", "–": "none" };

/** Makes a rule from its row: six cells; in the last two, `x / y` is for request and response. */
export function rule<Id extends string>(id: Id, row: string, what: string, who: string): Rule<Id> {
  const written = row.split("|").map((cell) => cell.trim());
  const [soapRequest, soapResponse, jsonRequest, jsonResponse, client, server] = written;
  return {
    id,
    what,
    who,
    written,
    verdicts: {
      soap: { request: cellOf(soapRequest), response: cellOf(soapResponse) },
      json: { request: cellOf(jsonRequest), response: cellOf(jsonResponse) },
      "ts-client": verdictsOf(client),
      "ts-server": verdictsOf(server),
    },
  };
}

function verdictsOf(text = ""): Verdicts {
  const [request, response = request] = text.split("/").map((part) => part.trim());
  return { request: cellOf(request), response: cellOf(response) };
}

function cellOf(text = ""): Cell {
  const level = levels[text.charAt(0)];
  if (level === undefined) throw new Error(`${text} is no verdict`);
  return { level, byReader: text.includes("†"), ifTypeDiffers: text.includes("‡") };
}
