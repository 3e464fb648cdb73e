import type { OperationDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { routeHref, type Tab } from "../route.js";
import { AboutTab } from "./about-tab.js";
import { CodeTab } from "./code-tab.js";
import { Documentation } from "./documentation.js";
import { TryTab } from "./try-tab.js";

interface OperationPageProps {
  readonly operation: OperationDescription;
  readonly tab: Tab;
  readonly shared: string | undefined;
}

const tabs: readonly { readonly tab: Tab; readonly title: string }[] = [
  { tab: "about", title: "About" },
  { tab: "try", title: "Try" },
  { tab: "code", title: "Code" },
];

/** One operation: what it is, a place to call it, and the call as code. */
export function OperationPage({ operation, tab, shared }: OperationPageProps): JSX.Element {
  const { name, kind } = operation;
  return (
    <>
      <h1>{name}</h1>
      <p class="kind">{kind === "one-way" ? "One-way operation" : "Request-reply operation"}</p>
      <Documentation of={operation} />
      <nav class="tabs" aria-label="Views of the operation">
        {tabs.map((one) => (
          <a
            key={one.tab}
            href={routeHref({ kind: "operation", name, tab: one.tab })}
            aria-current={one.tab === tab ? "page" : undefined}
          >
            {one.title}
          </a>
        ))}
      </nav>
      {tab === "about" ? <AboutTab operation={operation} /> : null}
      {tab === "try" ? <TryTab key={`${name} ${shared ?? ""}`} operation={operation} shared={shared} /> : null}
      {tab === "code" ? <CodeTab key={name} operation={operation} /> : null}
    </>
  );
}
