/** What the lines of a payslip come to, in paise. */
export function sumOfLines(lines: readonly { amountPaise: number }[]): number {
  return lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
