/** A name that nothing has: the wanted one, or the first that is free of those with a number behind it, from 2 on. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; isTaken(name); count += 1) name = `${wanted}${count}`;
  return name;
}
