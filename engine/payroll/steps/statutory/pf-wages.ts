import { lastDay, type Month } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import { times } from '../../../money.ts'
import type { Worksheet } from '../worksheet.ts'
import type { SalaryLine } from '../../payslip/payslip-input.ts'
import { isPlannedContribution } from './planned-contributions.ts'
import { codeWages, type WagePart } from '../../rules/in/wages/wages.ts'
import type { PfTerms, WageTerms } from '../../payslip/statutory-input.ts'
import { contracted, earned, sumWhere, type Treated } from '../wage-bases.ts'
import { basicAndDearness, flaggedWages, wageParts, type Wages } from '../wages-of-worksheet.ts'
import { say } from '../../../sentence.ts'

/** The wages that PF is based on, before any ceiling. Source: rule book 1.3. */
export function pfWages(sheet: Worksheet, terms: PfTerms): Wages {
  const pay = earned(sheet, 'monthly', 'oneOff')
  const chosen = byComponents(terms, pay)
  if (chosen !== null) return chosen
  const day = lastDay(sheet.input.month)
  const reading = sheet.input.statutory?.wages
  const lines = lastLines(sheet)
  const planned = terms.countsEmployerShare ? [plannedShare(lines)] : []
  const { paidHalfDays, denominatorHalfDays } = sheet.days
  if (!terms.testsFullMonth) {
    const share = planned.map((part) => ({
      ...part,
      amountPaise: times(part.amountPaise, paidHalfDays, Math.max(1, denominatorHalfDays), 'nearestPaisa'),
    }))
    return codeWages(sheet.book, day, [...wageParts(pay, reading), ...share], reading)
  }
  const promised = codeWages(sheet.book, day, [...wageParts(contracted(lines), reading), ...planned], reading)
  const added = times(promised.addedBackPaise, paidHalfDays, Math.max(1, denominatorHalfDays), 'nearestPaisa')
  const includedPaise = sumWhere(pay, ({ wageClass }) => wageClass === 'included')
  const words = say`Excluded components above the limit in a full month ${{ paise: promised.addedBackPaise }}, for the paid days`
  const trace = [
    { words: say`Components that are wages`, amountPaise: includedPaise },
    { words, amountPaise: added, law: promised.trace.flatMap(({ law }) => law ?? []) },
    { words: say`Wages`, amountPaise: includedPaise + added },
  ]
  return { wagesPaise: includedPaise + added, trace }
}

/** The same for a full month of a salary, to forecast a month to come. */
export function fullMonthPfWages(
  book: LawBook,
  { terms, reading }: { terms: PfTerms; reading: WageTerms | undefined },
  lines: readonly SalaryLine[],
  month: Month,
): Wages {
  const pay = contracted(lines)
  const planned = terms.countsEmployerShare ? [plannedShare(lines)] : []
  const parts = [...wageParts(pay, reading), ...planned]
  return byComponents(terms, pay) ?? codeWages(book, lastDay(month), parts, reading)
}

function byComponents({ wageBasis }: PfTerms, pay: readonly Treated[]): Wages | null {
  if (wageBasis === 'flags') return flaggedWages(pay)
  return wageBasis === 'basicDa' ? basicAndDearness(pay) : null
}

/** The employer's share planned in the salary, which the law's wording makes an excluded part. */
function plannedShare(lines: readonly SalaryLine[]): WagePart {
  const line = lines.find((one) => isPlannedContribution(one) && one.code.toUpperCase() === 'EMPLOYER_PF')
  return { wageClass: 'excluded', amountPaise: line?.monthlyPaise ?? 0 }
}

function lastLines({ stretches }: Worksheet): readonly SalaryLine[] {
  return stretches.at(-1)?.salary.lines ?? []
}
