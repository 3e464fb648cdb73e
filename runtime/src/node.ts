export { createNodeFetch, type NodeFetchOptions } from "./node/create-node-fetch.js";
