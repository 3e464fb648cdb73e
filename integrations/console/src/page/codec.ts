/** The runtime as the contract's modules import it, from `../codec.js`. */
export * from "@stubwright/runtime/codec";
