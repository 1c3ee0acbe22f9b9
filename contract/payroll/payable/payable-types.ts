/** What an approved request makes the company pay or recover. */
export const payableTypes = ['reimbursement', 'taxedReimbursement', 'advance', 'recovery'] as const
export type PayableType = (typeof payableTypes)[number]
