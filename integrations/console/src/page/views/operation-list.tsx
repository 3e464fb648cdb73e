import type { OperationDescription } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { useApp } from "../app-context.js";
import { routeHref, type Tab } from "../route.js";

/** So many operations are listed at first: no one reads more, and a search shows what is meant. */
const firstShown = 200;

/** The operations of the contract by service, with a search over names and documentation. */
export function OperationList({
  selected,
  tab,
}: {
  readonly selected: string | undefined;
  readonly tab: Tab;
}): JSX.Element {
  const { contract } = useApp();
  const [wanted, setWanted] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const { operations, services } = contract.description;
  const found = useMemo(() => search(operations, wanted), [operations, wanted]);
  const shown = showsAll ? found : found.slice(0, firstShown);
  const groups = groupByPortType(shown);
  const titleOf = (portType: string): string =>
    services.find(({ portTypes }) => portTypes.includes(portType))?.name ?? portType;
  return (
    <>
      <input
        type="search"
        class="search"
        placeholder="Search operations"
        aria-label="Search operations"
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="count" role="status">
        {found.length === operations.length
          ? `${found.length} operations`
          : `${found.length} of ${operations.length} operations`}
      </p>
      {[...groups].map(([portType, members]) => (
        <section key={portType} aria-label={titleOf(portType)}>
          <h2>{titleOf(portType)}</h2>
          <ul>
            {members.map(({ name, kind, deprecated }) => (
              <OperationItem
                key={name}
                name={name}
                kind={kind}
                isDeprecated={deprecated !== undefined}
                isSelected={name === selected}
                tab={tab}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < found.length ? (
        <button type="button" class="quiet" onClick={() => setShowsAll(true)}>
          Show all {found.length} operations
        </button>
      ) : null}
    </>
  );
}

interface OperationItemProps {
  readonly name: string;
  readonly kind: OperationDescription["kind"];
  readonly isDeprecated: boolean;
  readonly isSelected: boolean;
  readonly tab: Tab;
}

function OperationItem({ name, kind, isDeprecated, isSelected, tab }: OperationItemProps): JSX.Element {
  return (
    <li>
      <a
        href={routeHref({ kind: "operation", name, tab })}
        class={isDeprecated ? "old" : undefined}
        aria-current={isSelected ? "page" : undefined}
      >
        {name}
        {kind === "one-way" ? <small> one-way</small> : null}
      </a>
    </li>
  );
}

function search(operations: readonly OperationDescription[], wanted: string): readonly OperationDescription[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return operations;
  return operations.filter(({ name, documentation = "" }) => {
    const text = `${name} ${documentation}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function groupByPortType(operations: readonly OperationDescription[]): Map<string, OperationDescription[]> {
  const groups = new Map<string, OperationDescription[]>();
  for (const operation of operations)
    groups.set(operation.portType, [...(groups.get(operation.portType) ?? []), operation]);
  return groups;
}
