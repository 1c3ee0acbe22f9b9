/** The codes of the lines that the register of wages and the annual return tell apart; every other deduction is an other one. */
export const deductionCodes = {
  providentFund: ['EPF', 'VPF'],
  stateInsurance: ['ESI'],
  incomeTax: ['TDS'],
  advances: ['LOAN', 'RECOVERY'],
  fines: ['FINE'],
  damage: ['DAMAGE'],
} as const
