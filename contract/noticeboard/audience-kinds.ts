/** Who something is for: everyone, or the people of departments, locations or roles. */
export const audienceKinds = ['everyone', 'department', 'location', 'role'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/** Characters of an announcement, a policy or the company summary. */
export const mostText = 10_000

export const announcementStates = ['published', 'scheduled', 'expired'] as const
export type AnnouncementState = (typeof announcementStates)[number]

export const birthdayPeriods = ['today', 'week', 'month'] as const
export type BirthdayPeriod = (typeof birthdayPeriods)[number]
