/** The sum of payslip lines, in paise. */
export function sumOfLines(lines: readonly { amountPaise: number }[]): number {
  return lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
