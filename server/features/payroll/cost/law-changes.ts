import type { Day, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import { changeDays, type Law } from '@muster/engine/law/law.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { gratuityLaws } from '@muster/engine/payroll/rules/in/exit/gratuity.law.ts'
import { providentFundLaws } from '@muster/engine/payroll/rules/in/provident-fund/provident-fund.law.ts'
import { stateInsuranceLaws } from '@muster/engine/payroll/rules/in/state-insurance/state-insurance.law.ts'
import { wageLaws } from '@muster/engine/payroll/rules/in/wages/wages.law.ts'
import { joined, say, type Sentence } from '@muster/engine/sentence.ts'
import { contributionsOf } from './contributions.ts'
import { wholeMonth, type Ground } from './ground.ts'
import { tryUsualMonth } from './month.ts'

/** LWF is excluded: its amount is by the year, so no month has the change. */
const laws: readonly Law[] = [...providentFundLaws, ...stateInsuranceLaws, ...wageLaws, ...gratuityLaws]

/** A sentence for each day on which the law changes an employer contribution on some lines. */
export function lawChanges(ground: Ground, lines: readonly BreakdownLine[], from: Day, to: Day): Sentence[] {
  const { book } = ground
  const firstOfMonth = new Map<Month, Day>()
  for (const day of changeDays(book, laws, from, to).toReversed()) firstOfMonth.set(monthOf(day), day)
  return [...firstOfMonth.values()].toReversed().flatMap((day) => {
    const [before, after] = [
      slipOf(ground, lines, addMonths(monthOf(day), -1)),
      slipOf(ground, lines, wholeMonth(book, monthOf(day))),
    ]
    if (before === null || after === null) return []
    const old = new Map(before.contributions.map(({ part, monthlyPaise }) => [part, monthlyPaise]))
    return after.contributions.flatMap(({ part, name, monthlyPaise }) => {
      const beforePaise = old.get(part) ?? 0
      if (part === 'lwf' || beforePaise === monthlyPaise) return []
      return [
        say`From ${{ day }}, ${name}: ${{ paise: monthlyPaise }} per month instead of ${{ paise: beforePaise }}${because(after.slip, day)}.`,
      ]
    })
  })
}

function slipOf(ground: Ground, lines: readonly BreakdownLine[], month: Month) {
  const { payslip } = tryUsualMonth({ ...ground, month }, lines)
  return payslip === null ? null : { slip: payslip, contributions: contributionsOf({ ...ground, month }, payslip) }
}

const ids = new Set(laws.map(({ id }) => id))

/** The values in force from that day that the payslip used; the steps of a fund stand with the employee's share. */
function because(slip: Payslip, day: Day): Sentence {
  const uses = slip.lines
    .flatMap(({ explanation }) => explanation.steps.flatMap(({ law = [] }) => law))
    .filter(({ id, from }) => from === day && ids.has(id))
  const named = new Map(uses.map((use) => [use.id, say`${use.name} ${use.value}`]))
  return named.size === 0 ? say`` : say` (${joined([...named.values()], ', ')})`
}
