/** What spending is summed up by. */
export const spendingGroups = ['category', 'department', 'type', 'employee'] as const
export type SpendingGroup = (typeof spendingGroups)[number]

/** Months of one report at most. */
export const mostSpendingMonths = 24
