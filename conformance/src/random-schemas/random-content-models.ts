import { isAmbiguous, type Occurs, type Particle, takes } from "./content-oracle.js";
import { type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

const names = ["a", "b", "c", "d", "e"];
const wildcards = ["##any", "##other", "##local", "##targetNamespace", "urn:o", "urn:o ##local"];
const strangers = ["t:a", "t:b", "t:c", "t:d", "o:x", "l"];

/** Makes elements with random content: nested sequences, choices and repetitions, wildcards, xs:all, mixed text. */
export function randomContentModels(random: RandomSource, count: number): RandomSchema {
  return {
    declarations: names.map((name) => `<xs:element name="${name}" type="xs:string"/>`).join(""),
    roots: random.times(count, (index) => randomRoot(random, `r${index}`)),
  };
}

function randomRoot(random: RandomSource, name: string): RandomRoot {
  const model = random.chance(0.08) ? randomAll(random) : randomGroup(random, 2);
  const mixed = random.chance(0.15) ? ' mixed="true"' : "";
  const contents = random.times(40, () => mutate(random, children(random, model))).filter((list) => list.length <= 40);
  return {
    name,
    text: `<xs:element name="${name}"><xs:complexType${mixed}>${particleText(model)}</xs:complexType></xs:element>`,
    documents: contents.map((list) => `${rootStart(name)}>${list.map(childText).join("")}</t:${name}>`),
    truth: { isSchemaValid: () => !isAmbiguous(model), isValid: contents.map((list) => takes(model, list)) },
  };
}

function randomOccurs(random: RandomSource): Occurs {
  const least = random.below(3);
  const some: Occurs = random.pick([
    [least, least + random.below(3)],
    [least, Number.POSITIVE_INFINITY],
  ]);
  return random.pick([[1, 1], [1, 1], [1, 1], [0, 1], [0, 1], [0, Number.POSITIVE_INFINITY], some, some]);
}

function randomAll(random: RandomSource): Particle {
  const chosen = names.filter(() => random.chance(0.6));
  const particles = chosen.map((name): Particle => ({ kind: "element", occurs: [random.below(2), 1], name }));
  return { kind: "all", occurs: [random.below(2), 1], particles };
}

function randomGroup(random: RandomSource, depth: number): Particle {
  const occurs = randomOccurs(random);
  const particles = random.times(1 + random.below(4), () => randomParticle(random, depth));
  return { kind: random.pick(["sequence", "choice"]), occurs, particles };
}

function randomParticle(random: RandomSource, depth: number): Particle {
  if (depth > 0 && random.chance(0.5)) return randomGroup(random, depth - 1);
  const occurs = randomOccurs(random);
  return random.chance(0.1)
    ? { kind: "any", occurs, namespace: random.pick(wildcards) }
    : { kind: "element", occurs, name: random.pick(names) };
}

function particleText(particle: Particle): string {
  const [least, most] = particle.occurs;
  const occurs = ` minOccurs="${least}" maxOccurs="${Number.isFinite(most) ? most : "unbounded"}"`;
  switch (particle.kind) {
    case "element":
      return `<xs:element ref="t:${particle.name}"${occurs}/>`;
    case "any":
      return `<xs:any namespace="${particle.namespace}" processContents="skip"${occurs}/>`;
    default:
      return `<xs:${particle.kind}${occurs}>${particle.particles.map(particleText).join("")}</xs:${particle.kind}>`;
  }
}

/** Makes child names that fit a particle. Children of xs:all are in random order. */
function children(random: RandomSource, particle: Particle): readonly string[] {
  const [least, most] = particle.occurs;
  const count = least + random.below(Math.min(most, least + 2) - least + 1);
  return random.times(count, () => once(random, particle)).flat();
}

function once(random: RandomSource, particle: Particle): readonly string[] {
  switch (particle.kind) {
    case "element":
      return [`t:${particle.name}`];
    case "any":
      return [random.pick(["t:a", "t:z", "o:x", "l"])];
    case "choice":
      return children(random, random.pick(particle.particles));
    case "sequence":
      return particle.particles.flatMap((inner) => children(random, inner));
    case "all": {
      const list = particle.particles.flatMap((inner) => children(random, inner));
      return random.chance(0.5) ? list : [...list].reverse();
    }
  }
}

/** Sometimes removes, replaces or moves a child, so that some documents are invalid. */
function mutate(random: RandomSource, list: readonly string[]): readonly string[] {
  if (random.chance(0.4)) return list;
  const at = random.below(list.length + 1);
  const [before, after] = [list.slice(0, at), list.slice(at)];
  return random.pick([
    [...before, ...after.slice(1)],
    [...before, random.pick(strangers), ...after],
    [...after, ...before],
  ]);
}

function childText(name: string, index: number): string {
  return name.startsWith("t:") ? `<${name}>${index}</${name}>` : `<${name}/>`;
}
