/** A note is so long at most. */
export const longestNote = 5000
/** So many a person keeps at most. */
export const mostNotes = 500
