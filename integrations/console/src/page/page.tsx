import type { ComponentChildren, JSX } from "preact";
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type App, AppProvider } from "./app-context.js";
import type { CallExtras } from "./call/credentials.js";
import { clearHistory, keepCall, readHistory } from "./call/history.js";
import { keepExtras, readExtras } from "./call/kept-extras.js";
import type { Contract } from "./contract.js";
import type { Message } from "./message/message.js";
import { parseRoute, type Route } from "./route.js";
import { OperationList } from "./views/operation-list.js";
import { OperationPage } from "./views/operation-page.js";
import { OverviewPage } from "./views/overview-page.js";
import { TypePage } from "./views/type-page.js";

/** The whole page: the operations beside what is shown. */
export function Page({ contract }: { readonly contract: Contract }): JSX.Element {
  const route = useRoute();
  const app = useAppState(contract);
  const main = useRef<HTMLElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const place = route.kind === "overview" ? "" : route.name;
  // Another place begins at its top.
  useEffect(() => {
    setListOpen(false);
    document.title = `${place === "" ? "" : `${place} – `}${contract.description.name}`;
    main.current?.scrollTo?.(0, 0);
    window.scrollTo(0, 0);
  }, [place]);
  return (
    <AppProvider value={app}>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header>
        <button
          type="button"
          class="menu"
          aria-expanded={isListOpen}
          aria-controls="operations"
          onClick={() => setListOpen(!isListOpen)}
        >
          Operations
        </button>
        <a class="home" href="#/">
          {contract.description.name}
        </a>
      </header>
      <nav id="operations" class={isListOpen ? "open" : ""} aria-label="Operations">
        <OperationList
          selected={route.kind === "operation" ? route.name : undefined}
          tab={route.kind === "operation" ? route.tab : "about"}
        />
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <Guarded key={JSON.stringify(route)}>
          <View route={route} contract={contract} />
        </Guarded>
      </main>
    </AppProvider>
  );
}

/** Shows what is inside, or why it cannot be shown: the rest of the page goes on. */
function Guarded({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const [error, reset] = useErrorBoundary();
  if (error === undefined) return <>{children}</>;
  return (
    <>
      <h1>This view failed</h1>
      <p class="problem">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </>
  );
}

function View({ route, contract }: { readonly route: Route; readonly contract: Contract }): JSX.Element {
  switch (route.kind) {
    case "overview":
      return <OverviewPage />;
    case "type": {
      const type = contract.types.get(route.name);
      return type === undefined ? <Nothing name={route.name} /> : <TypePage type={type} />;
    }
    case "operation": {
      const operation = contract.operations.get(route.name);
      if (operation === undefined) return <Nothing name={route.name} />;
      return <OperationPage operation={operation} tab={route.tab} shared={route.shared} />;
    }
  }
}

function Nothing({ name }: { readonly name: string }): JSX.Element {
  return (
    <>
      <h1>Not in this contract</h1>
      <p>The contract has no {name}.</p>
    </>
  );
}

function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  // Before the page is painted: an address that changes meanwhile must not be missed.
  useLayoutEffect(() => {
    const follow = (): void => setRoute(parseRoute(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}

function useAppState(contract: Contract): App {
  const { name } = contract.description;
  const [kept, setKept] = useState(readExtras);
  const [history, setHistory] = useState(() => readHistory(name));
  const drafts = useMemo(() => new Map<string, Message>(), []);
  const change = (extras: CallExtras, isKept: boolean): void => {
    setKept({ extras, isKept });
    keepExtras(extras, isKept);
  };
  return {
    contract,
    extras: kept.extras,
    setExtras: (extras) => change(extras, kept.isKept),
    keepsExtras: kept.isKept,
    setKeepsExtras: (keeps) => change(kept.extras, keeps),
    history,
    addToHistory: (call) => setHistory(keepCall(name, call)),
    clearHistory: () => {
      clearHistory(name);
      setHistory([]);
    },
    drafts,
  };
}
