/** The line codes that the register of wages and the annual return distinguish; all others count as other deductions. */
export const deductionCodes = {
  providentFund: ['EPF', 'VPF'],
  stateInsurance: ['ESI'],
  incomeTax: ['TDS'],
  advances: ['LOAN', 'RECOVERY'],
  fines: ['FINE'],
  damage: ['DAMAGE'],
} as const
