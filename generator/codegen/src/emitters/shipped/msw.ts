import { defineEmitter } from "../emitter.js";
import type { EmitterPlan, OperationPlan } from "../emitter-plan.js";
import { refuseUnknownOptions } from "./known-options.js";

/**
 * Makes msw.ts: handlers for MSW 2 that answer both wires of a contract, typed as the service is. They are served by
 * the generated server, so that tests need no generator.
 */
export const mswEmitter = defineEmitter({
  apiVersion: 1,
  peerDependencies: { msw: "^2.0.0" },
  emit: (plan, options) => {
    refuseUnknownOptions("stubwright/emitters/msw", options, []);
    return plan.operations.length === 0 ? [] : [{ path: "msw.ts", text: moduleText(plan) }];
  },
});

function moduleText({ contract, operations, importExtension: end }: EmitterPlan): string {
  const { pascalName: name } = contract;
  const imports = [
    'import { type HttpHandler, http } from "msw";',
    `import { create${name}Handler, type ${name}Service } from "./server${end}";`,
  ];
  return `${imports.join("\n")}

/** Where the mocked service seems to be. */
export interface ${name}MockOptions {
  /** The root of the service: \`https://shop.example\`. Its SOAP endpoint and its JSON paths are below. */
  readonly baseUrl: string;
  /** Gets what a mock threw by mistake. Default: \`console.error\`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Makes request handlers for MSW 2 that answer the given operations over JSON and SOAP. Requests for other operations
 * fall through to the handlers behind.
 */
export function mock${name}(
  mocks: Partial<${name}Service>,
  { baseUrl, onError = console.error }: ${name}MockOptions,
): readonly HttpHandler[] {
  const root = baseUrl.replace(/\\/$/, "");
  const basePath = new URL(root).pathname.replace(/\\/$/, "");
  const answer = async ({ request }: { readonly request: Request }): Promise<Response | undefined> => {
    let isMocked = true;
    const notMocked = (): never => {
      isMocked = false;
      throw new Error("The operation is not mocked.");
    };
    const service: ${name}Service = {
${operations.map(methodText).join("\n")}
    };
    const report = (error: unknown): void => {
      if (isMocked) onError(error);
    };
    const serve = create${name}Handler(service, { basePath, onError: report });
    // The handlers behind this one read the request, too.
    const response = await serve(request.clone(), { fallThrough: true });
    return isMocked ? response : undefined;
  };
  return [http.all(\`\${root}/*\`, answer)];
}
`;
}

function methodText({ functionName }: OperationPlan): string {
  return `      ${functionName}: mocks.${functionName}?.bind(mocks) ?? notMocked,`;
}
