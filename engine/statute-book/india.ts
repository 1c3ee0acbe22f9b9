import { complianceLaws } from '../payroll/outputs/compliance/compliance.law.ts'
import { lateLaws } from '../payroll/outputs/late/late.law.ts'
import { returnLaws } from '../payroll/outputs/returns.law.ts'
import { bonusLaws } from '../payroll/rules/in/wages/bonus.law.ts'
import { deductionCapLaws } from '../payroll/rules/in/wages/deduction-cap.law.ts'
import { gratuityLaws } from '../payroll/rules/in/exit/gratuity.law.ts'
import { taxLaws } from '../payroll/rules/in/income-tax/laws.ts'
import { labourWelfareLaws } from '../payroll/rules/in/labour-welfare/labour-welfare.ts'
import { leaveEncashmentLaws } from '../payroll/rules/in/exit/leave-encashment.law.ts'
import { overtimeLaws } from '../payroll/rules/in/wages/overtime.law.ts'
import { professionalTaxLaws } from '../payroll/rules/in/professional-tax/professional-tax.ts'
import { providentFundLaws } from '../payroll/rules/in/provident-fund/provident-fund.law.ts'
import { settlementLaws } from '../payroll/rules/in/exit/settlement.law.ts'
import { stateInsuranceLaws } from '../payroll/rules/in/state-insurance/state-insurance.law.ts'
import { wageLaws } from '../payroll/rules/in/wages/wages.law.ts'
import { fingerprint } from '../law/fingerprint.ts'
import { lawBook, type Law, type LawBook } from '../law/law.ts'

/** Every Indian statutory value that the product calculates with. */
export const indianLaws: readonly Law[] = [
  ...providentFundLaws,
  ...stateInsuranceLaws,
  ...wageLaws,
  ...professionalTaxLaws,
  ...labourWelfareLaws,
  ...gratuityLaws,
  ...bonusLaws,
  ...leaveEncashmentLaws,
  ...overtimeLaws,
  ...settlementLaws,
  ...deductionCapLaws,
  ...taxLaws,
  ...returnLaws,
  ...complianceLaws,
  ...lateLaws,
]

/**
 * The law of India without an organisation's own rows. Its hash contains the day up to which the law was read and covers every row, so that
 * a payslip shows which rows it was calculated by and a changed row is another book.
 */
export const indianBook: LawBook = lawBook(indianLaws, [], `in-2026-11-20-${fingerprint(rowsText(indianLaws))}`)

function rowsText(laws: readonly Law[]): string {
  return JSON.stringify(laws.map(({ id, rows }) => [id, rows]))
}
