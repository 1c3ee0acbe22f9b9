import { round, type Paise } from '../../money.ts'
import { deductionLimit } from '../rules/in/wages/deduction-cap.ts'
import { deductionCapBase } from '../rules/in/wages/wages.law.ts'
import { cutLine, type Cut } from './cut-line.ts'
import type { Worksheet } from './worksheet.ts'
import { lowersTax, lowerTax, noteBenefits } from './taxable-month.ts'
import { isOfEarlierReading } from '../payslip/statutory-input.ts'
import { earned, sumWhere } from './wage-bases.ts'
import { wagesForLaw } from './wages-of-worksheet.ts'
import { say, type SentenceValue } from '../../sentence.ts'

/**
 * Caps all deductions together at half of the wages. Statutory deductions are taken in full; others are cut, the last one first, and the
 * rest is deferred to a later month, in whole rupees where net pay is. A final settlement has no later month: deductions may also take pay other than wages, but never more
 * than is paid. Source: Code on Wages s.18(3), rule book 7.6.
 */
export function deductionCap(sheet: Worksheet): void {
  const others = sheet.entries('other').filter(({ line }) => line.kind === 'deduction' && line.amountPaise > 0)
  if (others.length === 0) return
  const limit = limitOf(sheet)
  if (limit === null) return
  let over = sheet.total('deduction') - limit.allowedPaise
  const inRupees = sheet.input.rounding.net !== 'none' && sheet.input.settles !== true
  const carried: { code: string; name: string; amountPaise: Paise }[] = []
  for (const entry of others.toReversed()) {
    if (over <= 0) break
    const cut = Math.min(inRupees ? round(over, 'upRupee') : over, entry.line.amountPaise)
    over -= cut
    cutLine(sheet, entry, cut, limit)
    // What is not deducted remains paid.
    if (lowersTax(entry)) lowerTax(sheet.facts.tax, -cut)
    if (entry.treatment?.benefit !== undefined) noteBenefits(sheet)
    carried.unshift({ code: entry.line.code, name: entry.line.name, amountPaise: cut })
  }
  sheet.facts.carriedForward = carried
}

/** Wages under the Codes; before them all pay of the month. */
function limitedBy(sheet: Worksheet): Paise {
  const { statutory } = sheet.input
  if (statutory === null || isOfEarlierReading(statutory)) return sheet.facts.wagesPaise
  return wagesForLaw(sheet, deductionCapBase, earned(sheet, 'monthly', 'oneOff')).wagesPaise
}

/** The most that all deductions may take; null if there is no limit. */
function limitOf(sheet: Worksheet): (Cut & { allowedPaise: Paise }) | null {
  const { settles, statutory, payDate } = sheet.input
  const isCapped = statutory?.capDeductions === true
  const half = isCapped ? deductionLimit(sheet.book, payDate, limitedBy(sheet)) : null
  if (settles !== true)
    return half === null ? null : { ...half, after: (cut) => say`${cut} is carried forward to a later month` }
  const after = (cut: SentenceValue) => say`${cut} is not recovered`
  const paidPaise = Math.max(0, sheet.total('earning') + sheet.total('reimbursement'))
  const whole = {
    allowedPaise: paidPaise,
    words: say`Deductions are limited to the pay of ${{ paise: paidPaise }}`,
    law: [],
  }
  if (half === null) return { ...whole, after }
  const besidesPaise = sumWhere(earned(sheet, 'oneOff'), ({ wageClass }) => wageClass === 'outside')
  const allowedPaise = half.allowedPaise + besidesPaise
  if (allowedPaise >= paidPaise) return { ...whole, after }
  const words = say`${half.words}, and ${{ paise: besidesPaise }} settled separately`
  return { allowedPaise, words: besidesPaise === 0 ? half.words : words, law: half.law, after }
}
