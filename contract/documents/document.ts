/** What a document is about, in display order. */
export const documentCategories = ['identity', 'education', 'employment', 'consent', 'other'] as const
export type DocumentCategory = (typeof documentCategories)[number]

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const largestDocument = 10 * 1024 * 1024

/** A document expires soon if at most this many days are left; its owner is reminded then, and again in the last week. */
export const expiresSoonDays = 30
export const lastReminderDays = 7
