/** Milliseconds that a timer can wait, 24.8 days: one that is told to wait longer, or without end, does not wait at all. */
export const longestWaitMs = 2_147_483_647;
