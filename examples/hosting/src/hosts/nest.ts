import "reflect-metadata";
import { Controller, Get, type INestApplication, Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { Listener } from "@stubwright/runtime/server";

/** A route of the application's own. Decorators are called here, not written: this repository compiles without them. */
class HealthController {
  check(): string {
    return "ok";
  }
}

const check = Object.getOwnPropertyDescriptor(HealthController.prototype, "check") ?? {};
Get("healthz")(HealthController.prototype, "check", check);
Controller()(HealthController);

class AppModule {}
Module({ controllers: [HealthController] })(AppModule);

/** NestJS on Express, its default. */
export async function nestApp(listener: Listener): Promise<INestApplication> {
  const app = await NestFactory.create(AppModule, { logger: false });
  app.use("/v1", listener);
  return app;
}
