/** How the server is started from the command line. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly seed: string;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads PORT (8080), HOST (127.0.0.1), DATA_DIR (./data) and SEED; an empty one counts as absent. Throws a `SettingsError`. */
export function readSettings(environment: Environment): Settings {
  const { PORT, HOST, DATA_DIR, SEED } = environment;
  return {
    port: readPort(PORT || "8080"),
    host: HOST || "127.0.0.1",
    dataDir: DATA_DIR || "data",
    seed: SEED || "stubwright",
  };
}

/** A setting that cannot be used; the message names it. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingsError(`PORT must be a whole number from 0 to 65535, and is ${JSON.stringify(text)}`);
}
