export const mailboxes = ['admin', 'postmaster', 'hostmaster'] as const
export const ssoStates = ['off', 'on', 'enforced'] as const
export const ssoAccounts = ['invited', 'justInTime'] as const
export type SsoState = (typeof ssoStates)[number]

/** A company's SCIM tokens: one in use, and one to replace it. */
export const mostScimTokens = 2

/** A token is pending until a second person approves it, and stops when the admin who made it is no longer an active admin. */
export const tokenStates = ['active', 'pending', 'expired', 'stopped'] as const
