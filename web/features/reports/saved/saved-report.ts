import { plural, t } from '@lingui/core/macro'
import { reportOf } from '@muster/contract/reports/report-kinds.ts'
import { monthsFrom, type SavedPeriod } from '@muster/contract/reports/saved-report.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'

export type Saved = Got<'GET /api/v1/user/saved-report'>[number]
type Months = Pick<Saved, 'report' | 'from' | 'to'>

/** A period of several months as a choice, or of a saved report. */
export function periodLabel(period: SavedPeriod, { report, from, to }: Months): string {
  const months = reportOf(report).isOfOneMonth === true ? 1 : monthsFrom(from, to)
  if (period === 'thisMonth') return plural(months, { one: 'This month', other: 'Last # months, including this month' })
  if (period === 'lastMonth') return plural(months, { one: 'Last month', other: 'Last # complete months' })
  if (months === 1) return formatMonth(to)
  const [first, last] = [formatMonth(from), formatMonth(to)]
  return t`${first} to ${last}`
}

/** The path that shows a saved report. */
export function savedPath({ report, from, to, department, location, measure }: Saved): string {
  const query = new URLSearchParams({ from, to, measure })
  if (department !== null) query.set('departmentId', department._id)
  if (location !== null) query.set('locationId', location._id)
  return `/home/organization/reports/${report}?${query}`
}
