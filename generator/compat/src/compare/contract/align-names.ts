import { builtinOf } from "@stubwright/contract/model";
import type { ExpandedName } from "@stubwright/contract/schema";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type { LinkedContract } from "@stubwright/contract/services";

/** The namespaces of the old contract that have another name in the new contract. */
export class NameAlignment {
  readonly moved: ReadonlyMap<string, string>;

  constructor(moved: ReadonlyMap<string, string>) {
    this.moved = moved;
  }

  /** An old name with the namespace of the new contract. */
  align(name: ExpandedName): ExpandedName {
    return `{${this.namespace(namespaceName(name))}}${localName(name)}`;
  }

  /** A new name with the namespace of the old contract. */
  before(name: ExpandedName): ExpandedName {
    const uri = namespaceName(name);
    const [old = uri] = [...this.moved].find(([, now]) => now === uri) ?? [];
    return `{${old}}${localName(name)}`;
  }

  /** The new namespace for an old one. */
  namespace(uri: string): string {
    return this.moved.get(uri) ?? uri;
  }
}

/** Pairs each removed namespace with a new one that declares at least half of the same names. */
export function alignNamespaces(old: LinkedContract, now: LinkedContract): NameAlignment {
  const oldNames = componentNames(old);
  const newNames = componentNames(now);
  const gone = [...oldNames.keys()].filter((uri) => !newNames.has(uri));
  const added = new Set([...newNames.keys()].filter((uri) => !oldNames.has(uri)));
  const moved = new Map<string, string>();
  for (const uri of gone) {
    const names = oldNames.get(uri) ?? new Set();
    const best = [...added]
      .map((candidate) => ({ candidate, share: shareOf(names, newNames.get(candidate) ?? new Set()) }))
      .sort((left, right) => right.share - left.share)[0];
    if (best === undefined || best.share < 0.5) continue;
    moved.set(uri, best.candidate);
    added.delete(best.candidate);
  }
  return new NameAlignment(moved);
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((name) => other.has(name)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** The local names of the components in each namespace. */
function componentNames({ schemas }: LinkedContract): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const all = [...schemas.types.keys(), ...schemas.elements.keys(), ...schemas.attributes.keys()];
  for (const name of all.filter((one) => builtinOf(one) === undefined)) {
    const uri = namespaceName(name);
    if (uri === "") continue;
    const known = names.get(uri) ?? new Set();
    names.set(uri, known.add(localName(name)));
  }
  return names;
}
