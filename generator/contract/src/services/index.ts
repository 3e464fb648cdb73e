export { linkContract } from "./link-contract.js";
export {
  isEncoded,
  isReadable,
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
  wireForm,
} from "./linked-contract.js";
