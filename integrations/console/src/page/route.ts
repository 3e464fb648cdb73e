/** What the page shows, as its address says after `#`. */
export type Route =
  | { readonly kind: "overview" }
  | { readonly kind: "type"; readonly name: string }
  | { readonly kind: "operation"; readonly name: string; readonly tab: Tab; readonly shared?: string };

/** A view of an operation. */
export type Tab = "about" | "try" | "code";

/** Reads the part of an address after `#`. What is not understood is the overview. */
export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const [, kind, name, tab] = path.split("/").map(decoded);
  if (name === undefined || name === "") return { kind: "overview" };
  if (kind === "types") return { kind: "type", name };
  if (kind !== "operations") return { kind: "overview" };
  const shared = new URLSearchParams(query).get("message");
  const shown = tab === "try" || tab === "code" ? tab : "about";
  return { kind: "operation", name, tab: shown, ...(shared === null ? {} : { shared }) };
}

/** The address of a view, to be put into a link. */
export function routeHref(route: Route): string {
  switch (route.kind) {
    case "overview":
      return "#/";
    case "type":
      return `#/types/${encodeURIComponent(route.name)}`;
    case "operation": {
      const query = route.shared === undefined ? "" : `?message=${route.shared}`;
      const tab = route.tab === "about" ? "" : `/${route.tab}`;
      return `#/operations/${encodeURIComponent(route.name)}${tab}${query}`;
    }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
