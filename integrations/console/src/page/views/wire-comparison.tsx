import type { JsonValue } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { differences } from "../call/differences.js";
import type { Exchange } from "../call/exchange.js";

/** What the answers over both wires mean, side by side. Nothing unless there are two. */
export function WireComparison({ exchanges }: { readonly exchanges: readonly Exchange[] }): JSX.Element | null {
  const [json, soap] = exchanges;
  if (json?.outcome.kind !== "received" || soap?.outcome.kind !== "received") return null;
  const [left, right] = [meaningOf(json.outcome.reading), meaningOf(soap.outcome.reading)];
  const found = differences(left, right);
  if (found.length === 0) return <p class="same">Both wires gave the same answer.</p>;
  return (
    <section class="comparison" aria-label="Differences">
      <h2>The answers differ</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">JSON</th>
            <th scope="col">SOAP</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, 100).map((difference) => (
            <tr key={difference.pointer}>
              <th scope="row">
                <code>{difference.pointer || "/"}</code>
              </th>
              <td>
                <Shown value={difference.left} />
              </td>
              <td>
                <Shown value={difference.right} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function meaningOf(reading: Extract<Exchange["outcome"], { kind: "received" }>["reading"]): JsonValue {
  if (reading.kind === "reply") return { reply: reading.body ?? null, headers: { ...reading.blocks } };
  return { fault: reading.fault ?? null, detail: reading.detail ?? null, text: reading.text };
}

function Shown({ value }: { readonly value: JsonValue | undefined }): JSX.Element {
  return value === undefined ? <em>absent</em> : <code>{JSON.stringify(value)}</code>;
}
