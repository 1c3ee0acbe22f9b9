import { LawError, type LawBook } from '../../law/law.ts'
import { Worksheet } from '../steps/worksheet.ts'
import { checkInput } from '../payslip/payslip-input-check.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { PayslipResult } from '../payslip/payslip-result.ts'
import { steps } from '../steps/steps.ts'
import { say } from '../../sentence.ts'

/**
 * One person's payslip for one month. The order of anything in the input changes no amount. An error concerns this person only: a run goes
 * on with the others. Source of the rules: `engine/README.md`, pay.
 */
export function payslip(book: LawBook, input: PayslipInput): PayslipResult {
  const errors = checkInput(book, input)
  if (errors.length > 0) return { ok: false, errors, payslip: null }
  const sheet = new Worksheet(book, input)
  try {
    for (const step of steps) step.run(sheet)
  } catch (error) {
    if (error instanceof LawError) return { ok: false, errors: [{ code: 'law', message: error.said }], payslip: null }
    throw error
  }
  const slip = sheet.payslip()
  if (slip.netPaise >= 0) return { ok: true, payslip: slip }
  const message = say`Deductions exceed pay by ${{ paise: -slip.netPaise }}`
  return { ok: false, errors: [{ code: 'negativeNet', message }], payslip: slip }
}
