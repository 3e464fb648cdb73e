export { localName, namespaceName } from "../schema/expanded-name.js";
