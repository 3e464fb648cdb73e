import { localName, namespaceName } from "../schema/expanded-name.js";
import type { ExpandedName } from "../schema/schema-set.js";
import { attributeProblem } from "../syntax/attribute-kind.js";
import { isAddressed, replyAction, requestAction } from "../syntax/policies.js";
import type { BindingOperationSyntax, BindingSyntax, OperationSyntax } from "../syntax/wsdl-syntax.js";
import { linkBody, useOf } from "./link-body.js";
import type { WsdlLinking } from "./link-port-types.js";
import type { LinkedBindingOperation, LinkedOperation } from "./linked-contract.js";

/** A bound operation of a port type: its component, its syntax and its index. */
interface BoundOperation {
  readonly operation: LinkedOperation;
  readonly written: OperationSyntax | undefined;
  readonly index: number;
  readonly portType: ExpandedName;
}

/** Links one operation of a SOAP binding (WSDL 1.1 section 3). */
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
    soapAction: syntax.soapAction || (actionsOf(bound, binding)?.request ?? ""),
    isAddressed: isAddressed(binding),
    replyAction: actionsOf(bound, binding)?.reply,
    isSafe: written?.isSafe === true,
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

/** The actions of WS-Addressing; undefined for an operation that the port type lacks. */
function actionsOf(
  { written, portType }: BoundOperation,
  binding: BindingSyntax,
): { readonly request: string; readonly reply: string | undefined } | undefined {
  const name = { namespace: namespaceName(portType), name: localName(portType) };
  return written && { request: requestAction(written, name, binding), reply: replyAction(written, name, binding) };
}

/**
 * Tells whether a bound fault is missing for a reported reason: its message is missing, or as many faults have no name.
 */
function toldFaults(written: OperationSyntax | undefined): (fault: string) => boolean {
  const names = written?.faults.map(({ name }) => name) ?? [];
  let unnamed = names.filter((name) => name === undefined).length;
  return (fault) => names.includes(fault) || unnamed-- > 0;
}

/** Checks that elements in rpc style have the names of operations and parts (WSDL 1.1 section 3.5). */
function checkElementNames({ name, at, input, output }: LinkedOperation, { diagnostics }: WsdlLinking): void {
  const parts = [input, output].flatMap((message) => message?.parts ?? []);
  for (const named of [{ name, at }, ...parts]) {
    const problem = attributeProblem("ncName", named.name);
    if (problem !== undefined) diagnostics.report("wsdl-rpc-name", named.at, { name: named.name, wanted: problem });
  }
}
