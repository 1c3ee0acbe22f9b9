import type { Month } from '@muster/contract/values.ts'
import type { PaidFacts } from '@muster/engine/payroll/outputs/paid-row.ts'
import type { PaidEmployee } from '../material.ts'

/** The summary of the month, and of each earlier month that the run paid or reversed as a whole. */
export function byMonth<Facts, Summary>(
  month: Month,
  rows: readonly PaidEmployee[],
  own: (facts: PaidFacts) => Facts | null,
  late: (facts: PaidFacts) => readonly (Facts & { month: Month })[] | undefined,
  summary: (facts: Iterable<Facts | null>) => Summary[],
): (Summary & { month: Month })[] {
  const facts = rows.map(({ payslip }) => payslip.facts)
  const earlier = Map.groupBy(
    facts.flatMap((one) => late(one) ?? []),
    (one) => one.month,
  )
  const months: [Month, Iterable<Facts | null>][] = [
    [month, facts.map(own)],
    ...[...earlier].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]
  return months.flatMap(([of, list]) => summary(list).map((one) => ({ ...one, month: of })))
}
