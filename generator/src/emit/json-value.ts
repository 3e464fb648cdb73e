import type { PlannedMember } from "../plan/plan.js";
import { type Code, code, join, literal, valueSymbol, word } from "../print/code.js";

const codec = "@stubwright/runtime/codec";

/** The expression that reads one value of a member from JSON; `slot` is the reader, called `reader`, that has moved there. */
export function readJsonValue(member: PlannedMember, slot: Code, reader: "json" | "reader" = "json"): Code {
  const { value } = member;
  if (value.kind === "scalar") {
    return member.nillable ? code`${slot}.nillable(${value.scalar})` : code`${slot}.value(${value.scalar})`;
  }
  const read = (from: Code): Code => code`${decoderOf(member)}(${unblockedReader(from, member)})`;
  return member.nillable ? code`${slot}.nil() ? null : ${read(word(reader))}` : read(slot);
}

/** The expression of a reader that has looked at `$type` of its value, where the declaration blocks types. */
export function unblockedReader(slot: Code, { blocked }: Pick<PlannedMember, "blocked">): Code {
  if (blocked === undefined) return slot;
  const table = valueSymbol(blocked.table, "./content.js");
  return code`${valueSymbol("notBlocked", codec)}(${slot}, ${table}, [${join(blocked.ways.map(literal), ", ")}])`;
}

/** The decoder of such a value: the one of its type, by itself where all types may stand there. */
export function unblockedDecoder(decode: Code, facts: Pick<PlannedMember, "blocked">): Code {
  return facts.blocked === undefined ? decode : code`(reader) => ${decode}(${unblockedReader(code`reader`, facts)})`;
}

/** The expression that reads all values of a repeated member. */
export function readJsonItems(member: PlannedMember, slot: Code): Code {
  const counts = [
    ...(member.min > 0 ? [code`min: ${member.min}`] : []),
    ...(member.max === Number.POSITIVE_INFINITY ? [] : [code`max: ${member.max}`]),
  ];
  const bounds = counts.length === 0 ? code`` : code`, { ${join(counts, ", ")} }`;
  if (member.nillable) {
    const one = readJsonValue(member, code`reader`, "reader");
    return code`${slot}.items((reader) => ${member.value.kind === "scalar" ? one : code`(${one})`}${bounds})`;
  }
  if (member.value.kind === "scalar") return code`${slot}.values(${member.value.scalar}${bounds})`;
  if (member.blocked === undefined) return code`${slot}.items(${decoderOf(member)}${bounds})`;
  return code`${slot}.items((reader) => ${readJsonValue(member, code`reader`, "reader")}${bounds})`;
}

/** The statement that writes one value of a member into a slot. */
export function writeJsonValue(member: PlannedMember, slot: Code, value: Code): Code {
  if (member.value.kind === "scalar") return code`${slot}.value(${member.value.scalar}, ${value});`;
  return code`${encoderOf(member)}(${slot}, ${value});`;
}

/** The statement that writes all values of a repeated member, none of them null, into a slot. */
export function writeJsonItems(member: PlannedMember, slot: Code, items: Code): Code {
  if (member.value.kind === "scalar") return code`${slot}.values(${member.value.scalar}, ${items});`;
  return code`${slot}.items(${items}, ${encoderOf(member)});`;
}

function encoderOf({ value }: PlannedMember): Code {
  return value.kind === "coded" ? code`${word(value.encode)}` : code`${valueSymbol("encodeAnyContentJson", codec)}`;
}

function decoderOf(member: PlannedMember): Code {
  if (member.value.kind === "coded") return code`${word(member.value.decode)}`;
  return code`${valueSymbol("decodeAnyContentJson", codec)}`;
}
