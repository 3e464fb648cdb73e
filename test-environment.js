import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import vm from "node:vm";
import { TestEnvironment } from "jest-environment-node";

/** As for the compilers that tests start: most code of a test file runs for a moment only. The V8 of Node 24 has no such flag. */
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=300000");

const { createContext } = vm;

/** Storages in which something has run: until one is disabled, each promise costs a call of it. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/**
 * Jest's environment for Node, as quick as Node. Jest puts a proxy in the place of the global object, so that each `Map` and each
 * `Number` in tested code costs a call of it: a fifth of the time of tests that compute. Here the global object is an ordinary one.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    // Jest's 100 places make an error cost as much as what it refuses; these are Node's.
    this.global.Error.stackTraceLimit = 10;
  }

  /** Jest makes a storage for each test file and disables none: each promise of a worker's tenth file paid for ten. */
  async teardown() {
    await super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
