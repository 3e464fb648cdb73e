import { koaMiddleware } from "@stubwright/runtime/hosts";
import type { ContractListener } from "@stubwright/runtime/server";
import Koa from "koa";
import mount from "koa-mount";

/** Koa. */
export function koaApp(listener: ContractListener): Koa {
  const app = new Koa();
  app.use(mount("/v1", koaMiddleware(listener)));
  return app;
}
