/** What a line of each kind does to net pay: adds to it, takes from it, or (0) leaves it alone. */
export const netSigns = { earning: 1, reimbursement: 1, roundOff: 1, deduction: -1, employer: 0, benefit: 0 } as const
