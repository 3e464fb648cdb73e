import { type Code, code, typeSymbol, valueSymbol } from "../print/code.js";
import type { BuiltinName } from "../scalar/builtin-name.js";

const codec = "@stubwright/runtime/codec";

/** The TypeScript type of a built-in type. */
export function builtinType(name: BuiltinName): Code {
  switch (name) {
    case "anyType":
      return alias("AnyContent");
    case "boolean":
      return code`boolean`;
    case "int":
    case "short":
    case "byte":
    case "unsignedInt":
    case "unsignedShort":
    case "unsignedByte":
    case "float":
    case "double":
    case "char":
      return code`number`;
    case "integer":
    case "nonPositiveInteger":
    case "negativeInteger":
    case "nonNegativeInteger":
    case "positiveInteger":
    case "long":
    case "unsignedLong":
      return code`bigint`;
    case "hexBinary":
    case "base64Binary":
      return code`Uint8Array`;
    case "NMTOKENS":
    case "IDREFS":
    case "ENTITIES":
      return code`string[]`;
    case "decimal":
      return alias("Decimal");
    case "dateTime":
      return alias("DateTime");
    case "date":
      return alias("CalendarDate");
    case "time":
      return alias("TimeOfDay");
    case "duration":
    case "netDuration":
      return alias("Duration");
    case "guid":
      return alias("Guid");
    default:
      return code`string`;
  }
}

/** The runtime's scalar of a built-in type. */
export function builtinScalar(name: BuiltinName): Code {
  return code`${valueSymbol(name, codec)}`;
}

function alias(name: string): Code {
  return code`${typeSymbol(name, "@stubwright/runtime")}`;
}
