import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { count } from '../../../shared/format/count.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatDays, formatDuration } from '../../../shared/format/time.ts'

export type AnnualReturn = ReplyOf<RouteOf<'GET /api/v1/user/annual-return'>>
export type Figure = AnnualReturn['figures'][number]

/** The panels of the screen in their order. */
export const sections: readonly { section: Figure['section']; title: string }[] = [
  { section: 'work', title: t`Attendance` },
  { section: 'people', title: t`Employment` },
  { section: 'wages', title: t`Wages` },
  { section: 'deductions', title: t`Deductions and wages paid` },
  { section: 'bonus', title: t`Bonus` },
  { section: 'exit', title: t`Gratuity and leave on leaving` },
  { section: 'leave', title: t`Leave` },
]

/** A number in the words of its unit: `12.5`, `1,240 h`, `₹12,345`. */
export function figureText(unit: Figure['unit'], value: number): string {
  if (unit === 'paise') return formatMoney(value)
  if (unit === 'minutes') return formatDuration(value)
  if (unit === 'halfDays') return formatDays(value / 2)
  return count(unit === 'tenths' ? value / 10 : value)
}

/** When it was: the day of the largest attendance, or from when to when something was paid. */
export function daysText({ days }: Pick<Figure, 'days'>): string | null {
  const [first, last = first] = days
  if (first === undefined || last === undefined) return null
  return first === last ? formatDate(first) : t`${formatDate(first)} to ${formatDate(last)}`
}

/** Which months count, and what that leaves out. */
export function monthsText({ months, year }: Pick<AnnualReturn, 'months' | 'year'>): string | null {
  if (months === null || months.isWholeYear) return null
  const { from, to } = months
  const span = from === to ? formatMonth(from) : t`${formatMonth(from)} to ${formatMonth(to)}`
  if (to < `${year}-12`)
    return from > `${year}-01`
      ? t`Counts ${span}: the months whose pay is approved here. Add earlier months from your previous payroll.`
      : t`Counts ${span}: the months whose pay is approved so far.`
  return t`Counts ${span}: pay before that was not run here. Add it from your previous payroll.`
}
