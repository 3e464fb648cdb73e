import type { ContractModel, TypeId, TypeUse } from "./contract-model.js";
import { operationElements } from "./operation-elements.js";
import { reachedTypes } from "./reached-types.js";

/** The types of a contract that has messages in SOAP's encoding. */
interface EncodedTypes {
  /** Those that encoded messages hold; none where there are no such messages. */
  readonly held: ReadonlySet<TypeId>;
  /** Those that literal messages and documents hold. */
  readonly heldLiterally: ReadonlySet<TypeId>;
}

/** Which types messages in SOAP's encoding hold, and which others do. */
export function encodedTypes(model: ContractModel): EncodedTypes {
  const carried = model.operations.flatMap(operationElements);
  const encoded = carried.filter((one) => one.encoded);
  if (encoded.length === 0) return { held: new Set(), heldLiterally: new Set() };
  const literal = carried.filter((one) => !one.encoded);
  return {
    held: reachedTypes(typesOf(encoded), model),
    heldLiterally: reachedTypes(typesOf([...literal, ...model.elements]), model),
  };
}

function typesOf(carried: readonly { readonly type: TypeUse }[]): readonly TypeUse[] {
  return carried.map(({ type }) => type);
}
