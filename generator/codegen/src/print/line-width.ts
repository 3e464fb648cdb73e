/** Lines longer than this are broken, where there is a place to break. */
export const lineWidth = 120;
