import { runtimeBinary } from "../../../conformance/dist/hosts/runtime-binary.js";
import { numberOf, startPeer } from "./peer-process.js";
import type { ServerKind } from "./serve.js";

/** Servers that listen, each a process on the first core. */
export interface RunningServers {
  /** The port of each kind. */
  readonly ports: ReadonlyMap<ServerKind, number>;
  /** Microseconds of processor time that a server has used so far. */
  readonly cpuMicros: (kind: ServerKind) => Promise<number>;
  readonly stop: () => void;
}

/** The command that runs a kind of server: that of this process, Bun's or Deno's. */
function commandOf(kind: ServerKind): readonly string[] | undefined {
  if (kind !== "bun" && kind !== "bun-codec" && kind !== "deno" && kind !== "deno-codec") return undefined;
  const runtime = kind.startsWith("bun") ? "bun" : "deno";
  const binary = runtimeBinary(runtime);
  if (binary === undefined) throw new Error(`npm has no ${runtime} for this platform.`);
  return runtime === "bun" ? [binary] : [binary, "run", "-A"];
}

/** Starts servers of these kinds. */
export async function startServers(kinds: readonly ServerKind[]): Promise<RunningServers> {
  const ports = new Map<ServerKind, number>();
  const peers = kinds.map((kind) => ({ kind, peer: startPeer("./serve.js", 0, [kind], commandOf(kind)) }));
  const stop = (): void => {
    for (const { peer } of peers) peer.stop();
  };
  try {
    for (const { kind, peer } of peers) ports.set(kind, numberOf(await peer.ready, "port"));
  } catch (error) {
    stop();
    throw error;
  }
  return {
    ports,
    cpuMicros: async (kind) => {
      const peer = peers.find((candidate) => candidate.kind === kind)?.peer;
      return numberOf(await peer?.ask({}), "cpuMicros");
    },
    stop,
  };
}
