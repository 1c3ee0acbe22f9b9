/** Why pay is another than the month before. */
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
