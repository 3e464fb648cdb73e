import base from "../jest.config.js";

/** The tests of this package, run as all others are. */
export default { ...base, rootDir: "..", roots: ["<rootDir>/matrix/dist"] };
