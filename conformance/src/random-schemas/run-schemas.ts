import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { judgeRandomSchema, type RandomVerdict } from "./judge-random-schema.js";
import { randomContentModels } from "./random-content-models.js";
import { randomIdentities } from "./random-identities.js";
import { randomLists } from "./random-lists.js";
import { randomRestrictions } from "./random-restrictions.js";
import { randomSimpleTypes } from "./random-simple-types.js";
import { RandomSource } from "./random-source.js";
import { randomSubstitutions } from "./random-substitutions.js";
import { randomTypes } from "./random-types.js";

/** A program that prints the verdicts on random schemas as JSON, by family. Arguments: first seed (1), number of seeds (5), family (all). */
const modules = fileURLToPath(new URL("./random-modules/", import.meta.url));
const [first = "1", count = "5", only] = process.argv.slice(2);
const families = {
  "simple types": (random: RandomSource) => randomSimpleTypes(random, 60),
  "content models": (random: RandomSource) => randomContentModels(random, 25),
  types: (random: RandomSource) => randomTypes(random, 40),
  "substitution groups": (random: RandomSource) => randomSubstitutions(random, 8),
  restrictions: (random: RandomSource) => randomRestrictions(random, 8),
  identities: (random: RandomSource) => randomIdentities(random, 8),
  "lists and unions": (random: RandomSource) => randomLists(random, 25),
};

rmSync(modules, { recursive: true, force: true });
const verdicts: Record<string, RandomVerdict[]> = {};
for (const [family, make] of Object.entries(families)) {
  if (only !== undefined && family !== only) continue;
  const all: RandomVerdict[] = [];
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    const folder = join(modules, `${family.replace(" ", "-")}-${seed}`);
    all.push(await judgeRandomSchema(make(new RandomSource(seed)), folder));
  }
  verdicts[family] = all;
}
console.log(JSON.stringify(verdicts));
