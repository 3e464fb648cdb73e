export { isEncoded, isReadable, wireForm } from "./binding-form.js";
export { linkContract } from "./link-contract.js";
export {
  type LinkedBinding,
  type LinkedBindingOperation,
  type LinkedBody,
  type LinkedContract,
  type LinkedFault,
  type LinkedHeader,
  type LinkedMessage,
  type LinkedOperation,
  type LinkedPart,
  type LinkedPort,
  type LinkedPortType,
  type LinkedService,
  type MeantValue,
  presentFacets,
  presentValue,
} from "./linked-contract.js";
