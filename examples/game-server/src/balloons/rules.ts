/** The fixed numbers of the balloon game: find `prizesToWin` of the `prizes` hidden ones within `pops` pops. */
export const balloonRules = {
  /** Balloons are numbered 1 to this. */
  balloons: 12,
  prizes: 4,
  prizesToWin: 2,
  pops: 6,
} as const;
