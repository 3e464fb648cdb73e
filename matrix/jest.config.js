import base from "../jest.config.js";

/** What `npm test` leaves out: the tests of this package, and those elsewhere that take long, `*.matrix.ts`. */
export default {
  ...base,
  rootDir: "..",
  roots: [...base.roots, "<rootDir>/matrix/dist"],
  testMatch: ["**/matrix/dist/**/*.test.js", "**/dist/**/*.matrix.js"],
};
