export { compareSnapshots } from "./compare-snapshots.js";
export { type ContractSnapshot, readSnapshot } from "./contract-snapshot.js";
