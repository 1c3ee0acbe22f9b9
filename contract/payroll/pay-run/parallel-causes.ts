/** Why another payroll's register and a payslip probably differ. */
export const parallelCauses = [
  'personMissing',
  'personNew',
  'days',
  'rate',
  'component',
  'arrears',
  'wageBase',
  'coverage',
  'slab',
  'period',
  'taxSpread',
  'follows',
  'rounding',
  'sum',
  'unmatched',
] as const
