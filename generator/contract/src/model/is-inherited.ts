/** Whether every object has a member of this name, as it has `constructor`. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}
