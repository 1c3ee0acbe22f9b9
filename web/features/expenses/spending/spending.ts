import { t } from '@lingui/core/macro'
import type { SpendingGroup } from '@muster/contract/expenses/spending-groups.ts'
import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Got } from '../../../shared/call/types.ts'
import { i18n } from '../../../shared/language/i18n.ts'

export type Spending = Got<'GET /api/v1/user/spending'>
export type Amount = 'approved' | 'paid'
type Group = Pick<Spending['groups'][number], 'key' | 'name'>
type Sums = { approvedPaise: number; paidPaise: number }

export const amountOf = (sums: Sums, amount: Amount) => (amount === 'paid' ? sums.paidPaise : sums.approvedPaise)

/** A group's name; a type of request by its title. */
export function groupName({ key, name }: Group, by: SpendingGroup): string {
  if (by === 'type' && key !== null) return i18n._(entryOf(key as RequestTypeName).title)
  return name ?? { category: t`No category`, department: t`No department`, type: '', employee: '' }[by]
}

/** Groups for the chart: the largest, and all others combined. */
export function seriesOf({ groups, others }: Spending, by: SpendingGroup, amount: Amount) {
  const most = 6
  const sorted = groups.toSorted((a, b) => amountOf(b, amount) - amountOf(a, amount))
  const shown = sorted.slice(0, groups.length > most + 1 ? most : most + 1)
  const rest = [...sorted.slice(shown.length), ...(others === null ? [] : [others])]
  const values = (months: readonly Sums[]) => months.map((month) => amountOf(month, amount))
  const all = shown.map((group) => ({ key: group.key ?? '', name: groupName(group, by), values: values(group.months) }))
  if (rest.length === 0) return all
  const sums = rest.map(({ months }) => values(months))
  const summed = sums[0]!.map((_, at) => sums.reduce((sum, one) => sum + one[at]!, 0))
  return [...all, { key: 'others', name: t`Others`, values: summed }]
}

export type Series = ReturnType<typeof seriesOf>
