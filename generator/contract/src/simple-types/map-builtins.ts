import type { SimpleType } from "@stubwright/runtime/codec";
import * as codec from "@stubwright/runtime/codec";
import type { BuiltinName } from "./builtin-name.js";

/**
 * Calls a function with the scalar of each built-in type. `anyType` has no scalar of its own and uses the one for any
 * text.
 */
export function mapBuiltins<Made>(
  make: <Value>(scalar: SimpleType<Value>) => Made,
): Readonly<Record<BuiltinName, Made>> {
  return {
    anyType: make(codec.anySimpleType),
    anySimpleType: make(codec.anySimpleType),
    string: make(codec.string),
    normalizedString: make(codec.normalizedString),
    token: make(codec.token),
    language: make(codec.language),
    Name: make(codec.Name),
    NCName: make(codec.NCName),
    NMTOKEN: make(codec.NMTOKEN),
    NMTOKENS: make(codec.NMTOKENS),
    ID: make(codec.ID),
    IDREF: make(codec.IDREF),
    IDREFS: make(codec.IDREFS),
    ENTITY: make(codec.ENTITY),
    ENTITIES: make(codec.ENTITIES),
    boolean: make(codec.boolean),
    decimal: make(codec.decimal),
    integer: make(codec.integer),
    nonPositiveInteger: make(codec.nonPositiveInteger),
    negativeInteger: make(codec.negativeInteger),
    nonNegativeInteger: make(codec.nonNegativeInteger),
    positiveInteger: make(codec.positiveInteger),
    long: make(codec.long),
    unsignedLong: make(codec.unsignedLong),
    int: make(codec.int),
    short: make(codec.short),
    byte: make(codec.byte),
    unsignedInt: make(codec.unsignedInt),
    unsignedShort: make(codec.unsignedShort),
    unsignedByte: make(codec.unsignedByte),
    float: make(codec.float),
    double: make(codec.double),
    duration: make(codec.duration),
    dateTime: make(codec.dateTime),
    time: make(codec.time),
    date: make(codec.date),
    gYear: make(codec.gYear),
    gYearMonth: make(codec.gYearMonth),
    gMonth: make(codec.gMonth),
    gMonthDay: make(codec.gMonthDay),
    gDay: make(codec.gDay),
    hexBinary: make(codec.hexBinary),
    base64Binary: make(codec.base64Binary),
    anyURI: make(codec.anyURI),
    QName: make(codec.QName),
    NOTATION: make(codec.NOTATION),
    guid: make(codec.guid),
    netDuration: make(codec.netDuration),
    char: make(codec.char),
  };
}

/**
 * Calls a function with each scalar that holds values in another TypeScript type than the default, by the runtime's
 * names.
 */
export function mapRepresented<Made>(make: <Value>(scalar: SimpleType<Value>) => Made): Readonly<Record<string, Made>> {
  return {
    decimalAsNumber: make(codec.decimalAsNumber),
    integerAsNumber: make(codec.integerAsNumber),
    nonPositiveIntegerAsNumber: make(codec.nonPositiveIntegerAsNumber),
    negativeIntegerAsNumber: make(codec.negativeIntegerAsNumber),
    nonNegativeIntegerAsNumber: make(codec.nonNegativeIntegerAsNumber),
    positiveIntegerAsNumber: make(codec.positiveIntegerAsNumber),
    longAsNumber: make(codec.longAsNumber),
    unsignedLongAsNumber: make(codec.unsignedLongAsNumber),
    integerAsString: make(codec.integerAsString),
    nonPositiveIntegerAsString: make(codec.nonPositiveIntegerAsString),
    negativeIntegerAsString: make(codec.negativeIntegerAsString),
    nonNegativeIntegerAsString: make(codec.nonNegativeIntegerAsString),
    positiveIntegerAsString: make(codec.positiveIntegerAsString),
    longAsString: make(codec.longAsString),
    unsignedLongAsString: make(codec.unsignedLongAsString),
    dateTimeAsDate: make(codec.dateTimeAsDate),
  };
}
