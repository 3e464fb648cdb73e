/** Where the runtime has what callers and their types need. */
export const runtimeEntry = "@stubwright/runtime";
/** Where it has what codecs and descriptors are made of. */
export const codecEntry = "@stubwright/runtime/codec";
/** Where it has what a service needs. */
export const serverEntry = "@stubwright/runtime/server";
