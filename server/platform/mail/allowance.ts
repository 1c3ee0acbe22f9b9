/** What one organisation and one reader may take of the mail server, and how long what comes above it waits. Nothing is dropped. */
export const mailAllowance = {
  /** Notices and other mails that are not urgent. */
  perOrganisationHour: 50_000,
  /** Of one kind of urgency each, to one address. */
  perRecipientHour: 60,
  waitMinutes: 15,
} as const

/** How a mail that the mail server did not take is tried again. */
export const mailRetries = {
  /** Within about a day. */
  tries: 30,
  /** When the mail server refuses the address itself. */
  triesOfRefused: 3,
  firstWaitSeconds: 15,
  longestWaitSeconds: 3600,
} as const

/** While a process sends a mail nobody else may, until its sign of life is missing for this long. */
export const holdSeconds = 20
