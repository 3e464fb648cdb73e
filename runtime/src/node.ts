export { allowOrigins } from "./node/allow-origins.js";
export { createNodeFetch, type NodeFetchOptions } from "./node/create-node-fetch.js";
