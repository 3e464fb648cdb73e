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
export { builtinSchema, type JsonSchema } from "./json-schema.js";
export { isSingleType, readRoutes } from "./read-routes.js";
