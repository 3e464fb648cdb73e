export { compareFiles, digestsMatch, type OutputFinding } from "./check-output.js";
export {
  absentDigest,
  generatorVersion,
  type Manifest,
  manifestName,
  optionsDigest,
  outputText,
  parseManifest,
  readManifest,
} from "./manifest.js";
export { refuseForeign, refuseOverwriting } from "./refuse-overwriting.js";
export { replaceFile, writeFiles, writeWithFolders } from "./write-files.js";
