/** Who a member of the family is to an employee. */
export const familyRelations = [
  ...(['spouse', 'son', 'daughter', 'father', 'mother'] as const),
  ...(['fatherInLaw', 'motherInLaw', 'brother', 'sister', 'other'] as const),
] as const
export type FamilyRelation = (typeof familyRelations)[number]

/** So many may be listed. */
export const mostFamilyMembers = 12
