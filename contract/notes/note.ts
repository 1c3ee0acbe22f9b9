/** Maximum length of a note. */
export const longestNote = 5000
/** Maximum number of notes per person. */
export const mostNotes = 500
