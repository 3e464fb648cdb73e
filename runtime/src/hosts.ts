export { type LambdaEvent, type LambdaHandler, type LambdaResult, lambdaHandler } from "./fetch/lambda-handler.js";
export { type FastifyPlugin, fastifyPlugin } from "./node/fastify-plugin.js";
export { type KoaMiddleware, koaMiddleware } from "./node/koa-middleware.js";
