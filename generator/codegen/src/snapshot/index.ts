export { compareSnapshots } from "./compare-snapshots.js";
export type { ContractSnapshot } from "./contract-snapshot.js";
export { readSnapshot } from "./snapshot-file.js";
