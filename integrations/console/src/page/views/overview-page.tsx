import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useApp } from "../app-context.js";
import { wireNames, wiresOf } from "../call/wire.js";
import { routeHref } from "../route.js";
import { Documentation } from "./documentation.js";

/** So many names are listed at first. */
const firstShown = 200;

/** The contract as a whole: services, documents, types and the calls that were made. */
export function OverviewPage(): JSX.Element {
  const { contract } = useApp();
  const { description, settings } = contract;
  const [showsAll, setShowsAll] = useState(false);
  const wires = wiresOf(settings);
  const addresses = Object.values(settings.service ?? {});
  return (
    <>
      <h1>{description.name}</h1>
      <p class="lead">
        {description.operations.length} operations, {description.types.length} types.{" "}
        {wires.length === 0
          ? "This page shows the contract; it does not call a service."
          : `Open an operation and choose Try to call it over ${wires.map((wire) => wireNames[wire]).join(" or ")}.`}
      </p>
      <dl class="facts">
        <dt>Namespace</dt>
        <dd>
          <code>{description.namespace}</code>
        </dd>
        {addresses.length === 0 ? null : <dt>Service</dt>}
        {addresses.map((address) => (
          <dd key={address}>
            <code>{address}</code>
          </dd>
        ))}
      </dl>
      {description.services.map((service) => (
        <section key={service.name}>
          <h2>{service.name}</h2>
          <Documentation of={service} />
          <ul class="type-list">
            {description.operations
              .filter(({ portType }) => service.portTypes.includes(portType))
              .slice(0, firstShown)
              .map(({ name }) => (
                <li key={name}>
                  <a href={routeHref({ kind: "operation", name, tab: "about" })}>{name}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {settings.documents.length === 0 ? null : (
        <section>
          <h2>Downloads</h2>
          <ul class="downloads">
            {settings.documents.map(({ name, url }) => (
              <li key={name}>
                <a href={url} download={downloadName(name, description.name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <History />
      <section>
        <h2>Types</h2>
        <ul class="type-list">
          {description.types.slice(0, showsAll ? undefined : firstShown).map(({ name }) => (
            <li key={name}>
              <a href={routeHref({ kind: "type", name })}>{name}</a>
            </li>
          ))}
        </ul>
        {showsAll || description.types.length <= firstShown ? null : (
          <button type="button" class="quiet" onClick={() => setShowsAll(true)}>
            Show all {description.types.length} types
          </button>
        )}
      </section>
    </>
  );
}

function downloadName(name: string, contract: string): string {
  if (name === "WSDL") return `${contract}.wsdl`;
  return /\.\w+$/.test(name) ? name : `${name}.xsd`;
}

function History(): JSX.Element | null {
  const { history, clearHistory, drafts, contract } = useApp();
  if (history.length === 0) return null;
  const known = history.filter(({ operation }) => contract.operations.has(operation));
  return (
    <section>
      <h2>Calls from this browser</h2>
      <table class="history">
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Wire</th>
            <th scope="col">Status</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {known.map((call) => (
            <tr key={call.time}>
              <td>
                <a
                  href={routeHref({ kind: "operation", name: call.operation, tab: "try" })}
                  onClick={() => drafts.set(call.operation, call.message)}
                >
                  {call.operation}
                </a>
              </td>
              <td>{wireNames[call.wire]}</td>
              <td>{call.status ?? "no reply"}</td>
              <td>
                <time dateTime={new Date(call.time).toISOString()}>{new Date(call.time).toLocaleString()}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={clearHistory}>
        Forget these calls
      </button>
    </section>
  );
}
