import type { SecurityPolicy } from "@stubwright/runtime";
import type { Plan } from "../plan/plan.js";
import { runtimeEntry, typeSymbol, valueLiteral, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** Prints security.ts: what the policies of bindings ask for. Undefined for a contract without such policies. */
export function emitSecurity({ securityPolicies }: Plan): SourceFile | undefined {
  if (securityPolicies.length === 0) return undefined;
  const out = new SourceFile("./security.js");
  const type = typeSymbol("SecurityPolicy", runtimeEntry);
  securityPolicies.forEach(({ binding, constant, policy }, index) => {
    if (index > 0) out.line``;
    out.doc(`What the policy of binding ${binding} asks for: ${demands(policy).join(", ") || "nothing"}.`);
    out.line`export const ${word(constant)}: ${type} = ${valueLiteral(policy)};`;
  });
  return out;
}

/** What a policy asks for, in words. */
function demands(policy: SecurityPolicy): readonly string[] {
  const { transport, timestamp, usernameToken, assertion, signatureConfirmation } = policy;
  const { requestSignature, replySignature, requestEncryption, replyEncryption } = policy;
  return [
    ...(transport === "any" ? [] : ["TLS"]),
    ...(transport === "tls-with-client-certificate" ? ["a client certificate"] : []),
    ...(timestamp ? ["a Timestamp"] : []),
    ...(usernameToken === undefined
      ? []
      : [`a UsernameToken with the password as ${usernameToken === "digest" ? "a digest" : "text"}`]),
    ...(assertion === true ? ["an assertion of SAML 2.0"] : []),
    ...(requestSignature === undefined ? [] : ["signed requests"]),
    ...(replySignature === undefined ? [] : ["signed replies"]),
    ...(signatureConfirmation === true ? ["confirmed signatures"] : []),
    ...(requestEncryption === undefined ? [] : ["encrypted requests"]),
    ...(replyEncryption === undefined ? [] : ["encrypted replies"]),
  ];
}
