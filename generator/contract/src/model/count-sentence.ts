/** How many there may be, for people: `1 to 80 characters.` Undefined where any number may. `unit` is the plural. */
export function countSentence(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) {
    return least === most ? `${counted(most, unit)}.` : `${least} to ${counted(most, unit)}.`;
  }
  if (least !== undefined) return `At least ${counted(least, unit)}.`;
  return most === undefined ? undefined : `At most ${counted(most, unit)}.`;
}

/** A number of something: `1 item`, `2 items`. */
export function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
