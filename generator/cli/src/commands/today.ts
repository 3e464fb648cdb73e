/** The day that it is in UTC, as in `2027-03-01`: what sunsets and waivers are held against. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
