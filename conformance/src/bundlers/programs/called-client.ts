import { clientCalls } from "../../hosts/client-calls.js";

// What a page or a program around the bundle calls.
Object.assign(globalThis, { clientCalls });
