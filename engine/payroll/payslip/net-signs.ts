/** The effect of a line on net pay, by kind: added, subtracted, or (0) none. */
export const netSigns = { earning: 1, reimbursement: 1, roundOff: 1, deduction: -1, employer: 0, benefit: 0 } as const
