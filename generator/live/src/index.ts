export type { ModuleExports, OutsideModules } from "./evaluate-modules.js";
export type {
  LiveContract,
  LiveOneWay,
  LiveOperation,
  LiveOptions,
  LiveRequestReply,
  NamedValues,
} from "./live-contract.js";
export { type LiveEnvironment, type OpenedContract, openContract } from "./open-contract.js";
export { safeOperations } from "./safe-operations.js";
export { type SwappedListener, swapListener } from "./swap-listener.js";
