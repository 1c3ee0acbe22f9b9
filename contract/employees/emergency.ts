/** Who somebody is to an employee. */
export const relations = ['spouse', 'parent', 'child', 'sibling', 'relative', 'friend', 'other'] as const
export type Relation = (typeof relations)[number]

/** So many may be named. */
export const mostEmergencyContacts = 3
