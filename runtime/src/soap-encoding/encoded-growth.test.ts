import { describe, expect, test } from "@jest/globals";
import { read, stop, wanted } from "./testing/read-plan.js";

describe("a small message cannot become a large one", () => {
  test("by references that double it at each step", () => {
    const steps = Array.from(
      { length: 60 },
      (_, step) => `<a id="i${step}"><x href="#i${step + 1}"/><x href="#i${step + 1}"/></a>`,
    ).join("");
    const body = `<p:Plan><any href="#i0"/></p:Plan>${steps}<a id="i60">boom</a>`;
    expect(read(body)).toEqual([expect.stringMatching(/ limit$/)]);
  });

  test("by many references to a long text", () => {
    const body = `<p:Plan><any>${'<x href="#t"/>'.repeat(10_000)}</any></p:Plan><t id="t">${"x".repeat(100_000)}</t>`;
    expect(read(body)).toEqual(["/any/x limit"]);
  });

  test("but many may refer to a short one", () => {
    const body = `<p:Plan><stops>${'<item href="#t"/>'.repeat(10_000)}</stops></p:Plan><t id="t">${stop}</t>`;
    expect(read(body)).toEqual({ stops: Array.from({ length: 10_000 }, () => wanted) });
  });

  test("and many may refer to one each", () => {
    const each = Array.from({ length: 1000 }, (_, index) => index);
    const items = each.map((index) => `<item href="#i${index}"/>`).join("");
    const values = each.map((index) => `<i id="i${index}"><minute>${index}</minute></i>`).join("");
    const want = { stops: each.map((minute) => ({ minute })) };
    expect(read(`<p:Plan><stops>${items}</stops></p:Plan>${values}`)).toEqual(want);
  });

  test("a chain of references is no deeper than elements are", () => {
    const steps = Array.from({ length: 5000 }, (_, step) => `<a id="i${step}" href="#i${step + 1}"/>`).join("");
    expect(read(`<p:Plan><title href="#i0"/></p:Plan>${steps}<a id="i5000">x</a>`)).toEqual(["/title limit"]);
  });
});
