import { expect, test } from "@jest/globals";
import { contractName } from "./identifier.js";

test.each([
  [{ entry: "contracts/Shop.wsdl" }, "shop"],
  [{ entry: "OrderService.wsdl" }, "order"],
  [{ entry: "https://a.example/order-service.asmx?wsdl" }, "order"],
  [{ entry: "Service.wsdl" }, "service"],
  [{ entry: "Microservice.wsdl" }, "microservice"],
  [{ entry: "a.wsdl", name: "OrderService" }, "order-service"],
  [{ entry: "§.wsdl" }, "contract"],
  [{ entry: "a.wsdl", name: "§" }, "contract"],
])("%j", (options, want) => {
  expect(contractName(options)).toBe(want);
});
