/** Names of members whose values are nobody's business, in any case and with anything around them. */
const secretName =
  /password|passwd|secret|token|api-?key|credential|authori[sz]ation|card-?number|\bcvv|\bpin$|\biban|\bssn/i;

/** What stands in the place of a masked text. */
export const maskText = "masked";

/**
 * JSON with secrets masked: members with telling names, and those at the pointers in `chosen`, in which `*` is any one step.
 * Texts become `masked`, numbers 0; other values are replaced item by item.
 */
export function masked(value: unknown, chosen: readonly string[], pointer = "", isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item, index) => masked(item, chosen, `${pointer}/${index}`, isSecret));
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([name, inner]) => {
      const place = `${pointer}/${name}`;
      const hides = isSecret || secretName.test(name) || chosen.some((one) => fits(one, place));
      return [name, masked(inner, chosen, place, hides)];
    });
    return Object.fromEntries(members);
  }
  if (!isSecret || value === null) return value;
  if (typeof value === "string") return maskText;
  return typeof value === "number" ? 0 : value;
}

function fits(wanted: string, pointer: string): boolean {
  const [steps, place] = [wanted.split("/"), pointer.split("/")];
  return steps.length === place.length && steps.every((step, index) => step === "*" || step === place[index]);
}
