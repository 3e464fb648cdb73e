/** The occurrences of a particle. `most` may be `Infinity`. */
export type Occurs = readonly [least: number, most: number];

/** A content model. Elements are those of `urn:t`; their names and those of children are written `t:a`, `o:x`, `l`. */
export type Particle =
  | { readonly kind: "element"; readonly occurs: Occurs; readonly name: string }
  | { readonly kind: "any"; readonly occurs: Occurs; readonly namespace: string }
  | { readonly kind: "sequence" | "choice" | "all"; readonly occurs: Occurs; readonly particles: readonly Particle[] };

/** Returns whether a particle accepts these children. Follows the definition (XSD 1.0 Part 1, 3.8.4 and 3.9.4) by trying all ways. */
export function takes(particle: Particle, names: readonly string[]): boolean {
  return new Trial(names).ends(particle, new Set([0])).has(names.length);
}

const longestWord = 10;

/** Returns whether some child could belong to two particles (3.8.6, Unique Particle Attribution). */
export function isAmbiguous(particle: Particle): boolean {
  const alphabet = [...new Set([...namesIn(particle), "t:z", "o:x", "l"])];
  let words: readonly (readonly string[])[] = [[]];
  for (let length = 1; length <= longestWord; length += 1) {
    const longer: (readonly string[])[] = [];
    for (const word of words) {
      for (const name of alphabet) {
        const trial = new Trial([...word, name]);
        trial.ends(particle, new Set([0]));
        if (trial.takers.size > 1) return true;
        if (trial.takers.size > 0) longer.push([...word, name]);
      }
    }
    words = longer.slice(0, 300);
  }
  return false;
}

function namesIn(particle: Particle): readonly string[] {
  if (particle.kind === "element") return [`t:${particle.name}`];
  return particle.kind === "any" ? [] : particle.particles.flatMap(namesIn);
}

class Trial {
  /** The particles that may accept the last child. */
  readonly takers = new Set<Particle>();
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The positions where a particle may end if it begins at one of these positions. */
  ends(particle: Particle, starts: ReadonlySet<number>): ReadonlySet<number> {
    const [least, most] = particle.occurs;
    const found = new Set(least === 0 ? starts : []);
    let reached = starts;
    for (let round = 1; round <= Math.min(most, least + this.#names.length + 1); round += 1) {
      reached = this.#once(particle, reached);
      if (round >= least) for (const end of reached) found.add(end);
    }
    return found;
  }

  #once(particle: Particle, starts: ReadonlySet<number>): ReadonlySet<number> {
    switch (particle.kind) {
      case "element":
      case "any":
        return new Set([...starts].filter((at) => this.#isTaken(particle, at)).map((at) => at + 1));
      case "sequence":
        return particle.particles.reduce((reached, inner) => this.ends(inner, reached), starts);
      case "choice":
        // A particle that never occurs does not exist (3.3.2), so it is not a branch.
        return new Set(
          particle.particles
            .filter(({ occurs: [, most] }) => most > 0)
            .flatMap((inner) => [...this.ends(inner, starts)]),
        );
      case "all":
        return new Set([...starts].flatMap((start) => this.#inAnyOrder(particle.particles, start)));
    }
  }

  #inAnyOrder(left: readonly Particle[], start: number): readonly number[] {
    const done = left.every(({ occurs: [least] }) => least === 0) ? [start] : [];
    const taken = left.filter((one) => this.#once(one, new Set([start])).size > 0);
    return [
      ...done,
      ...taken.flatMap((one) =>
        this.#inAnyOrder(
          left.filter((other) => other !== one),
          start + 1,
        ),
      ),
    ];
  }

  #isTaken(particle: Particle & { readonly kind: "element" | "any" }, at: number): boolean {
    const name = this.#names[at];
    if (name === undefined) return false;
    const fits = particle.kind === "element" ? name === `t:${particle.name}` : isIn(particle.namespace, name);
    if (fits && at === this.#names.length - 1) this.takers.add(particle);
    return fits;
  }
}

function isIn(namespaces: string, name: string): boolean {
  const namespace = { t: "##targetNamespace", o: "urn:o" }[name.split(":")[0] ?? ""] ?? "##local";
  if (namespaces === "##any") return true;
  return namespaces === "##other" ? namespace === "urn:o" : namespaces.split(" ").includes(namespace);
}
