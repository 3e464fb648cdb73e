export { digestsMatch } from "./check-digests.js";
export { compareFiles, type OutputFinding } from "./compare-files.js";
export { generatorVersion } from "./generator-version.js";
export { absentDigest, type Manifest, manifestName, parseManifest } from "./manifest.js";
export { optionsDigest } from "./options-digest.js";
export { outputText, readManifest } from "./read-output.js";
export { refuseOverwriting } from "./refuse-overwriting.js";
export { replaceFile, writeWithFolders } from "./write-file.js";
export { writeFiles } from "./write-files.js";
