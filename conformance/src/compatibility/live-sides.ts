import { createServer, type Server } from "node:http";
import { createJsonTransport, createSoapTransport, type Fetch, type Transport } from "@stubwright/runtime";
import { createNodeFetch } from "@stubwright/runtime/node";
import type { Listener } from "@stubwright/runtime/server";
import type { PlannedOperation } from "../../../generator/codegen/dist/plan/plan.js";
import type { MessagePair } from "../../../generator/compat/dist/testing/message-values.js";
import type { SideProgram } from "./side-modules.js";
import type { SideOutput } from "./side-output.js";

export type Wire = "soap" | "json";

/** A call, and the reply of the service. */
interface LiveCall extends MessagePair {
  readonly operation: PlannedOperation;
  readonly wire: Wire;
  readonly fetch: Fetch;
}

/** The result of a call. */
interface LiveOutcome {
  /** Whether the service was called, and the request that it got. */
  readonly isCalled: boolean;
  readonly received: unknown;
  /** The reply that the proxy returned, or the `error` of the proxy. */
  readonly result: unknown;
  readonly error: string | undefined;
}

/** The generated servers of all sides on one port, each below its id, and the generated clients. */
export class LiveSides {
  /** How calls reach the servers. */
  readonly fetch: Fetch = createNodeFetch();
  readonly #programs: ReadonlyMap<string, SideProgram>;
  readonly #listeners = new Map<string, Listener>();
  readonly #server: Server;
  #origin = "";
  #received: { readonly request: unknown } | undefined;
  #reply: unknown;

  constructor(programs: ReadonlyMap<string, SideProgram>) {
    this.#programs = programs;
    for (const [id, { createListener }] of programs) {
      this.#listeners.set(id, createListener(this.#service, { basePath: `/${id}`, onError: () => {} }));
    }
    this.#server = createServer((request, response) => {
      this.#listeners.get(request.url?.split("/")[1] ?? "")?.(request, response);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    this.#origin = `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Makes a call with a side's generated client. */
  async call({ id }: SideOutput, { operation, request, reply, wire, fetch }: LiveCall): Promise<LiveOutcome> {
    const method = this.#programs.get(id)?.createClient(transportOf(wire, `${this.#origin}/${id}`, fetch))[
      operation.functionName
    ];
    if (method === undefined) throw new Error(`The client of ${id} has no ${operation.functionName}.`);
    this.#received = undefined;
    this.#reply = reply;
    const outcome = await method(request).then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error: String(error) }),
    );
    return { ...outcome, ...this.#seen() };
  }

  /** Sends a JSON body to a path of a side's server. Returns whether the service was called. */
  async send({ id }: SideOutput, method: string, path: string, body: string): Promise<boolean> {
    this.#received = undefined;
    const headers = { "Content-Type": "application/json" };
    await this.fetch(`${this.#origin}/${id}${path}`, { method, headers, body }).then((reply) => reply.arrayBuffer());
    return this.#seen().isCalled;
  }

  #seen(): Pick<LiveOutcome, "isCalled" | "received"> {
    return { isCalled: this.#received !== undefined, received: this.#received?.request };
  }

  /** A service with any method: each method stores the request and returns the current reply. */
  readonly #service = new Proxy(
    {},
    {
      get: () => async (request: unknown) => {
        this.#received = { request };
        return this.#reply;
      },
    },
  );
}

function transportOf(wire: Wire, base: string, through: Fetch): Transport {
  return wire === "json"
    ? createJsonTransport({ baseUrl: base, fetch: through })
    : createSoapTransport({ url: `${base}/soap11`, fetch: through });
}
