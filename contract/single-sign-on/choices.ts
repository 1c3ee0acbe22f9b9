export const mailboxes = ['admin', 'postmaster', 'hostmaster'] as const
export const ssoStates = ['off', 'on', 'enforced'] as const
export const ssoAccounts = ['invited', 'justInTime'] as const
export type SsoState = (typeof ssoStates)[number]
