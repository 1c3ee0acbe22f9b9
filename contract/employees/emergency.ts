/** A contact's relation to the employee. */
export const relations = ['spouse', 'parent', 'child', 'sibling', 'relative', 'friend', 'other'] as const
export type Relation = (typeof relations)[number]

/** Maximum number of contacts. */
export const mostEmergencyContacts = 3
