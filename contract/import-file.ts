/** What a file of rows that is read in may be, whichever feature reads it. */
export const importTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
export const importBytes = 5 * 1024 * 1024
