import { quantile } from "../measure/median.js";
import { Connection } from "./connection.js";
import type { LoadReport, LoadRequest } from "./load-request.js";

/** The process that makes the load: takes a `LoadRequest` as message, answers with a `LoadReport`. */
process.on("message", (message: LoadRequest) => {
  generateLoad(message).then((report) => process.send?.(report));
});
process.send?.({ ready: true });
process.once("disconnect", () => process.exit());

/** However long it takes, no more requests than these are sent for one report. */
const mostRequests = 1_000_000;

async function generateLoad(asked: LoadRequest): Promise<LoadReport> {
  const connections = await Promise.all(Array.from({ length: asked.connections }, () => Connection.open(asked.port)));
  const run = asked.rate === undefined ? closedLoop(asked, connections) : openLoop(asked, connections, asked.rate);
  const stayAwake = keepAwake();
  const report = await run;
  stayAwake.stop();
  for (const connection of connections) connection.close();
  return report;
}

/** Keeps the process from sleeping: to wake it up with every reply would be charged to the server, the more the slower it is. */
function keepAwake(): { readonly stop: () => void } {
  let awake = true;
  const turn = (): void => {
    if (awake) setImmediate(turn);
  };
  turn();
  return {
    stop: () => {
      awake = false;
    },
  };
}

/** Every connection sends its next request when the reply before has come. */
function closedLoop(asked: LoadRequest, connections: readonly Connection[]): Promise<LoadReport> {
  const request = requestBytes(asked);
  const tally = new Tally();
  const end = performance.now() + asked.milliseconds;
  return new Promise((resolve) => {
    let busy = connections.length;
    const next = (connection: Connection): void => {
      const sent = performance.now();
      if (sent >= end || tally.count >= mostRequests) {
        if (--busy === 0) resolve(tally.report());
        return;
      }
      connection.send(request, (status) => {
        tally.add(status, performance.now() - sent);
        next(connection);
      });
    };
    connections.forEach(next);
  });
}

/** Requests at a fixed rate, whatever the replies do; time counts from when a request was due, waiting included. */
function openLoop(asked: LoadRequest, connections: readonly Connection[], rate: number): Promise<LoadReport> {
  const request = requestBytes(asked);
  const tally = new Tally();
  const idle = [...connections];
  const wanted = Math.min(mostRequests, Math.floor((rate * asked.milliseconds) / 1000));
  const start = performance.now();
  let sent = 0;
  return new Promise((resolve) => {
    const pump = (): void => {
      for (; sent < wanted; sent++) {
        const due = start + (sent * 1000) / rate;
        const connection = due > performance.now() ? undefined : idle.pop();
        if (connection === undefined) break;
        connection.send(request, (status) => {
          tally.add(status, performance.now() - due);
          idle.push(connection);
          if (tally.count === wanted) resolve(tally.report());
        });
      }
      if (sent < wanted) setImmediate(pump);
    };
    pump();
  });
}

class Tally {
  readonly #latencies: number[] = [];
  readonly #start = performance.now();
  #failures = 0;

  get count(): number {
    return this.#latencies.length;
  }

  add(status: number, milliseconds: number): void {
    this.#latencies.push(milliseconds);
    if (status !== 200) this.#failures++;
  }

  report(): LoadReport {
    const seconds = (performance.now() - this.#start) / 1000;
    return {
      requests: this.count,
      requestsPerSecond: this.count / seconds,
      failures: this.#failures,
      p99: quantile(this.#latencies, 0.99),
      p50: quantile(this.#latencies, 0.5),
    };
  }
}

function requestBytes({ path, contentType, body, port }: LoadRequest): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${contentType}`;
  return Buffer.from(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
