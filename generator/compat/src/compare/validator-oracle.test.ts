import { describe, test } from "@jest/globals";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { findingsBetween, schemaText, serviceOf } from "../testing/compare-fixture.js";
import { expectVerdicts, loudFindings, seedBlocks, type TriedChange } from "../testing/expect-verdicts.js";
import { printType, type RandomType, randomType } from "../testing/random-contract.js";
import { randomMessage } from "../testing/random-message.js";
import { mutateType } from "../testing/random-mutation.js";
import { RandomSource } from "../testing/random-source.js";

const seeds = Number(process.env.ORACLE_SEEDS ?? 250);
const first = Number(process.env.ORACLE_FIRST ?? 1);
const messages = 30;
const mostMessages = 1500;

/** Rules whose error needs no message that fails: the wire may be the same, or the reader alone decides. */
const explained = new Set([
  "type-widened",
  "type-narrowed",
  "type-changed",
  "pattern-added",
  "bounds-narrowed",
  "bounds-widened",
]);

/** libxml2 with one schema. */
function judgeOf(schema: string): {
  readonly refusal: (xml: string) => string | undefined;
  readonly dispose: () => void;
} {
  const document = XmlDocument.fromString(schema);
  const validator = XsdValidator.fromDoc(document);
  return {
    refusal: (xml) => {
      const message = XmlDocument.fromString(xml);
      try {
        validator.validate(message);
        return undefined;
      } catch (error) {
        if (error instanceof XmlValidateError) return error.message;
        throw error;
      } finally {
        message.dispose();
      }
    },
    dispose: () => {
      validator.dispose();
      document.dispose();
    },
  };
}

/** What one random change is reported as, and what libxml2 says of messages. */
async function tryOne(seed: number): Promise<TriedChange> {
  const random = new RandomSource(seed);
  const old = randomType(random, 2);
  const now = Array.from({ length: 1 + random.below(2) }).reduce(
    (type: RandomType) => mutateType(type, random, { flat: false }),
    old,
  );
  const texts = [old, now].map((type) => printType(type, "T"));
  const [oldText = "", newText = ""] = texts;
  const findings = await findingsBetween(serviceOf(oldText), serviceOf(newText), { surfaces: ["soap"] });
  /** The first message that is refused; where one is expected it is looked for longer. */
  const refusal = (direction: "request" | "response", from: RandomType, schema: string): string | undefined => {
    const judge = judgeOf(schemaText(schema));
    const count = loudFindings(findings, direction).length === 0 ? messages : mostMessages;
    try {
      for (let tried = 0; tried < count; tried += 1) {
        const xml = randomMessage(from, random);
        const reason = judge.refusal(xml);
        if (reason !== undefined) return `${xml}: ${reason}`;
      }
      return undefined;
    } finally {
      judge.dispose();
    }
  };
  return {
    oldText,
    newText,
    findings,
    request: refusal("request", old, newText),
    response: refusal("response", now, oldText),
  };
}

describe("libxml2 agrees with the verdicts on SOAP", () => {
  test.each(seedBlocks(first, seeds))("random changes from seed $first on", async ({ seeds }) => {
    for (const seed of seeds) expectVerdicts(seed, await tryOne(seed), (rule) => !explained.has(rule));
  });
});
