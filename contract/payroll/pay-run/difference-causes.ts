/** Why pay differs from the month before. */
export const differenceCauses = [
  'status',
  'salary',
  'days',
  'oneOff',
  'arrears',
  'rule',
  'period',
  'terms',
  'tax',
  'deduction',
  'rounding',
] as const
