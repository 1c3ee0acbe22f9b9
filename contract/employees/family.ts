/** A family member's relation to the employee. */
export const familyRelations = [
  ...(['spouse', 'son', 'daughter', 'father', 'mother'] as const),
  ...(['fatherInLaw', 'motherInLaw', 'brother', 'sister', 'other'] as const),
] as const
export type FamilyRelation = (typeof familyRelations)[number]

/** Maximum number of family members. */
export const mostFamilyMembers = 12
