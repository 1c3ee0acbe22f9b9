/** The groupings of spending. */
export const spendingGroups = ['category', 'department', 'type', 'employee'] as const
export type SpendingGroup = (typeof spendingGroups)[number]

/** Maximum number of months in one report. */
export const mostSpendingMonths = 24
