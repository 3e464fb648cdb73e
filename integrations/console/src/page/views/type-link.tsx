import type { TypeReference } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { routeHref } from "../route.js";

/** The name of a type; a link if the contract declares it. */
export function TypeLink({ reference }: { readonly reference: TypeReference }): JSX.Element {
  if (reference.kind === "builtin") return <code class="type">{reference.name}</code>;
  return (
    <a class="type" href={routeHref({ kind: "type", name: reference.name })}>
      {reference.name}
    </a>
  );
}
