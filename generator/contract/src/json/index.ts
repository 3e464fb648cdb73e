export { builtinSchema } from "./builtin-schema.js";
export {
  type ContractRoute,
  httpMethods,
  openApiName,
  pathParameters,
  pathShape,
  replyPath,
  routesByOperation,
  soapPath,
} from "./contract-route.js";
export { isSingleType } from "./is-single-type.js";
export type { JsonSchema } from "./json-schema.js";
export { readRoutes } from "./read-routes.js";
