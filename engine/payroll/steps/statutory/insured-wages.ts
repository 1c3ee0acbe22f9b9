import { lastDay } from '../../../day.ts'
import { sum, type Paise } from '../../../money.ts'
import { lawValue } from '../../../law/law.ts'
import type { SalaryLine } from '../../payslip/payslip-input.ts'
import { esiWageBase } from '../../rules/in/wages/wages.law.ts'
import { isOfEarlierReading, type StatutoryInput } from '../../payslip/statutory-input.ts'
import { arrearsCode } from '../arrears-step.ts'
import { earned, type Treated } from '../wage-bases.ts'
import { isStatutoryBonus, wagesForLaw, wagesIn, type Wages } from '../wages-of-worksheet.ts'
import type { Origin, Worksheet } from '../worksheet.ts'

/** Wages for ESI: all pay that counts for it, and from the Codes on wages as they define them. */
export function insured(
  of: Pick<Worksheet, 'book' | 'input'>,
  statutory: StatutoryInput,
  pay: readonly Treated[],
): Wages {
  const counts = pay.filter(({ treatment }) => treatment?.esiWage === true)
  if (isOfEarlierReading(statutory)) return wagesIn(of, counts)
  const isBefore = lawValue(of.book, esiWageBase, lastDay(of.input.month)) === 'allPay'
  // A second payslip is not tested against the 50 % limit, which is meant for a month's pay.
  const countsAlone = isBefore || of.input.contract !== undefined
  return wagesForLaw(of, esiWageBase, countsAlone ? counts : [...counts, ...pay.filter(isInTestAlone)])
}

/** Pay that is not ESI wages but part of the 50 % test: statutory bonus, and what is outside the count. */
function isInTestAlone({ treatment }: Treated): boolean {
  if (treatment === null || treatment.esiWage) return false
  return isStatutoryBonus(treatment) || treatment.wageClass === 'outside'
}

/**
 * The earnings of some origins as ESI counts them: arrears without what a raise brings to the months before it was declared.
 *
 * Source: ESIC, FAQ and Revenue Manual, "Contribution in respect of arrears of wages": contribution accrues only from the month in which
 * the increase is announced, and none is payable on the arrears of the months before.
 */
export function insurable(sheet: Worksheet, ...origins: readonly Origin[]): Treated[] {
  const parts = new Map<string, Paise>()
  for (const { month, lines } of sheet.input.arrears)
    for (const { code, insuredPaise } of lines)
      if (insuredPaise !== undefined) parts.set(arrearsCode(code, month), insuredPaise)
  return earned(sheet, ...origins).map((pay) => ({ ...pay, amountPaise: parts.get(pay.code) ?? pay.amountPaise }))
}

/** Arrears of ESI wages, either way, that bring no contribution. */
export function declaredLater(sheet: Worksheet): Paise {
  const origins = ['arrears', 'wholeMonth'] as const
  const isWage = ({ treatment }: Treated) => treatment?.esiWage === true
  const total = (pay: readonly Treated[]) => sum(pay.filter(isWage).map(({ amountPaise }) => amountPaise))
  return total(earned(sheet, ...origins)) - total(insurable(sheet, ...origins))
}

/** The salary in force at the end of the month. */
export function lastSalary({ stretches }: Worksheet): readonly SalaryLine[] {
  return stretches.at(-1)?.salary.lines ?? []
}
