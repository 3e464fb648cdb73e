import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { XsdJudge } from "../testing/xsd-judge.js";
import { runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const choice = "generator/codegen/golden/choice/contract.xsd";

describe("stubwright sample", () => {
  test.each(["minimal", "typical", "maximal"])("%s of a schema's element is valid", async (size) => {
    const { status, out } = await runStubwright(root, "sample", "Payment", "--contract", choice, "--size", size);
    expect(status).toBe(0);
    expect(new XsdJudge(join(root, choice)).refusal(out)).toBeUndefined();
  });
});
