import { financialYear, type Day, type Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import type { ArrearsInput } from '../payslip/arrears-input.ts'
import type { PtFacts } from '../payslip/facts.ts'
import { daysOfWork, professionalTaxOfMonth, professionalTaxPeriod } from '../rules/in/professional-tax/month.ts'
import { isTaxedBy, ptOf, taxesOf, type EarlierMonth, type PtOfMonth, type TaxedBy } from '../payslip/year-so-far.ts'

/**
 * Settles the professional tax of past half-years and years again, if one of their months is paid or recovered as a whole, or was reversed:
 * the tax is that of their total now, and may have been deducted with a month that is gone. The difference goes with the arrears of such a
 * month. If only amounts of a month changed, they count in the month of payment. Skipped for someone who worked in several states in the
 * period. Source: rule book 3, 8.
 *
 * @param parts what the payslip of `month` pays for earlier months
 * @param documents what was locked before, including reversals
 * @returns the parts in the order of their months
 * @throws LawError in a state with a schedule, before its first row
 */
export function resettled(
  book: LawBook,
  month: Month,
  parts: readonly ArrearsInput[],
  documents: readonly EarlierMonth[],
  employment: { joinedOn: Day; leftOn: Day | null },
): ArrearsInput[] {
  const known = documents.flatMap(taxesOf)
  const now = parts.flatMap((part) => (part.stateTaxes?.pt ? [{ ...part.stateTaxes.pt, month: part.month }] : []))
  const all = [...known, ...now]
  const settled = [...parts]
  for (const of of periodsOf(book, month, [...now, ...known.filter(({ basePaise }) => basePaise < 0)])) {
    const inPeriod = all.filter((one) => one.month >= of.from && one.month <= of.to)
    if (!inPeriod.every(isTaxedBy(of))) continue
    const { basePaise, taxPaise } = ptOf(inPeriod)
    const ofYear = ptOf(
      all.filter(
        (one) => one.month >= `${financialYear(of.from).slice(0, 4)}-04` && one.month <= of.to && isTaxedBy(of)(one),
      ),
    )
    const countsDays = inPeriod.some((one) => one.countsDays === true)
    const rest = professionalTaxOfMonth(book, {
      ...{ state: of.state, localBody: of.localBody, gender: 'other', month: of.to, monthPaise: 0 },
      ...{ periodPaise: basePaise, taxableIncomePaise: 0, takenInPeriodPaise: taxPaise },
      ...{ takenInYearPaise: ofYear.taxPaise, since: null, isLast: true },
      daysInPeriod: countsDays ? daysOfWork(of, employment) : null,
    }).taxPaise
    if (rest === 0) continue
    const last = lastMonth(now, of) ?? lastMonth(inPeriod, of)!
    const at = settled.findIndex((part) => part.month === last)
    settled.splice(at < 0 ? settled.length : at, 1, withTax(settled[at], last, { ...of, basePaise, taxPaise: rest }))
  }
  return settled.toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

type Period = TaxedBy & { from: Month; to: Month }

/** The past periods, each once. */
function periodsOf(book: LawBook, before: Month, taxes: readonly PtOfMonth[]): Period[] {
  const periods = new Map<string, Period>()
  for (const { state, localBody, month } of taxes) {
    const period = professionalTaxPeriod(book, { state, localBody, gender: 'other' }, month)
    if (period !== null && period.to < before)
      periods.set(`${state} ${localBody} ${period.to}`, { state, localBody, ...period })
  }
  return [...periods.values()]
}

function lastMonth(taxes: readonly PtOfMonth[], { from, to }: Period): Month | undefined {
  return taxes
    .map(({ month }) => month)
    .filter((month) => month >= from && month <= to)
    .toSorted()
    .at(-1)
}

function withTax(part: ArrearsInput | undefined, month: Month, of: Period & PtFacts): ArrearsInput {
  const { state, localBody, from, to, basePaise, taxPaise } = of
  const pt = part?.stateTaxes?.pt ?? { state, localBody, basePaise: 0, taxPaise: 0 }
  return {
    ...(part ?? { month, lines: [], pf: null, employedDays: 0 }),
    stateTaxes: {
      ...(part?.stateTaxes?.esi === undefined ? {} : { esi: part.stateTaxes.esi }),
      lwf: part?.stateTaxes?.lwf ?? null,
      pt: { ...pt, taxPaise: pt.taxPaise + taxPaise },
      ptPeriod: { from, to, basePaise },
    },
  }
}
