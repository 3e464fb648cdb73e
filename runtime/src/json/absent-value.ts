/** What stands where a value is missing or was refused, so that reading can go on and find the rest. */
export const absentValue: unique symbol = Symbol("absent");
