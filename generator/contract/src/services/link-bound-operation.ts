import { localName, namespaceName } from "../schema/expanded-name.js";
import type { ExpandedName } from "../schema/schema-set.js";
import { attributeProblem } from "../syntax/attribute-kind.js";
import { requestAction } from "../syntax/policies.js";
import type { BindingOperationSyntax, BindingSyntax, OperationSyntax } from "../syntax/wsdl-syntax.js";
import { linkBody, useOf } from "./link-body.js";
import type { WsdlLinking } from "./link-port-types.js";
import type { LinkedBindingOperation, LinkedOperation } from "./linked-contract.js";

/** An operation of a port type that is bound: as a component, as it is written, and its index. */
interface BoundOperation {
  readonly operation: LinkedOperation;
  readonly written: OperationSyntax | undefined;
  readonly index: number;
  readonly portType: ExpandedName;
}

/** One operation of a SOAP binding (WSDL 1.1 section 3). */
export function linkBoundOperation(
  syntax: BindingOperationSyntax,
  binding: BindingSyntax,
  bound: BoundOperation,
  linking: WsdlLinking,
): LinkedBindingOperation {
  const { operation, index, written } = bound;
  const isTold = toldFaults(written);
  const style = (syntax.style ?? binding.style) === "rpc" ? "rpc" : "document";
  if (style === "rpc") checkElementNames(operation, linking);
  if (syntax.output !== undefined && written?.input !== undefined && written.output === undefined) {
    linking.diagnostics.report("wsdl-output-unknown", syntax.output.at, { operation: operation.name });
  }
  return {
    operation: index,
    name: syntax.name,
    style,
    soapAction: syntax.soapAction || actionOf(bound, binding),
    input: linkBody(syntax.input, { message: operation.input, style }, linking),
    output: linkBody(syntax.output, { message: operation.output, style }, linking),
    faults: syntax.faults.flatMap((fault) => {
      const name = fault.name ?? (operation.faults.length === 1 ? operation.faults[0]?.name : undefined) ?? "";
      if (!operation.faults.some((declared) => declared.name === name)) {
        if (!isTold(name)) {
          linking.diagnostics.report("wsdl-fault-unknown", fault.at, { fault: name, operation: operation.name });
        }
        return [];
      }
      return [{ name, use: useOf(fault.use), namespace: fault.namespace }];
    }),
    at: syntax.at,
  };
}

/** The action of WS-Addressing, for an operation whose binding has none. */
function actionOf({ written, portType }: BoundOperation, binding: BindingSyntax): string {
  const name = { namespace: namespaceName(portType), name: localName(portType) };
  return written === undefined ? "" : requestAction(written, name, binding);
}

/** Which bound faults are not found for a reason that has been reported: one whose message is not there, or as many as have no name. */
function toldFaults(written: OperationSyntax | undefined): (fault: string) => boolean {
  const names = written?.faults.map(({ name }) => name) ?? [];
  let unnamed = names.filter((name) => name === undefined).length;
  return (fault) => names.includes(fault) || unnamed-- > 0;
}

/** In the rpc style elements are called as operations and parts are (WSDL 1.1 section 3.5). */
function checkElementNames({ name, at, input, output }: LinkedOperation, { diagnostics }: WsdlLinking): void {
  const parts = [input, output].flatMap((message) => message?.parts ?? []);
  for (const named of [{ name, at }, ...parts]) {
    const problem = attributeProblem("ncName", named.name);
    if (problem !== undefined) diagnostics.report("wsdl-rpc-name", named.at, { name: named.name, wanted: problem });
  }
}
