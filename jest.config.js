/** Tests are compiled with the code (`npm run build`), so what is tested is what ships. */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/{runtime,generator,generator/judges,examples/*}/dist/**/*.test.js"],
  transform: {},
  // Jest leaves one core out unless told otherwise.
  maxWorkers: "100%",
  // Only against what hangs: judges are other programs, and machines are busy.
  testTimeout: 180_000,
};
