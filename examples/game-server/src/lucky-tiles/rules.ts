/** The fixed numbers of Lucky Tiles. */
export const tileRules = {
  rows: 8,
  columns: 8,
  /** The colours a tile can have. */
  colors: [1, 2, 3, 4, 5],
  /** A legal move clears at least this many tiles. */
  smallestGroup: 2,
  /** How long a game runs from its first legal move. */
  seconds: 60,
} as const;

/** What clearing a group of `size` tiles scores: 10 for two, and faster growth than the group's own. */
export function groupScore(size: number): number {
  return 5 * size * (size - 1);
}
