/** How many months back a run puts pay right by itself. */
export const monthsBack = 24
