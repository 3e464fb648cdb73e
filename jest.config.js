/** Tests are compiled with the code (`npm run build`), so what is tested is what ships. */
export default {
  testEnvironment: "<rootDir>/test-environment.js",
  // Not one pattern below <rootDir>: a clone's own path may hold characters that mean something in a pattern.
  roots: ["runtime", "generator", "integrations", "conformance", "release", "examples"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ["**/dist/**/*.test.js"],
  transform: {},
  // Jest leaves one core out unless told otherwise.
  maxWorkers: "100%",
  // What a file has loaded stays in its worker: beyond this a new one is quicker than collecting garbage among all that.
  workerIdleMemoryLimit: "700MB",
  // Only against what hangs: judges are other programs, and machines are busy.
  testTimeout: 180_000,
};
