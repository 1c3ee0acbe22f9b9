import type { z } from 'zod'
import { mostSpendingMonths, type SpendingGroup } from '@muster/contract/expenses/spending-groups.ts'
import type { Spending } from '@muster/contract/expenses/spending.routes.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, months } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { spendingSums, type SpendingFilter, type SpendingSum } from './spending.queries.ts'

export interface SpendingQuery {
  from: Month
  to: Month
  type?: RequestTypeName | undefined
  category?: string | undefined
  departmentId?: Id | undefined
  employeeId?: Id | undefined
}

/**
 * The filter of a report.
 *
 * @throws a problem at `query.to` if the months are in the wrong order or too many
 */
export async function filterOf(tx: Tx, query: SpendingQuery): Promise<SpendingFilter> {
  const { from, to, type = null, category = null, departmentId = null, employeeId = null } = query
  if (to < from) throw wrongField('query.to', say`Choose a month that is not before the first one`)
  if (addMonths(from, mostSpendingMonths) <= to)
    throw wrongField('query.to', say`Choose at most ${mostSpendingMonths} months`)
  const { zone } = await companyCalendar(tx)
  const chosen = category === '' ? null : category
  return { from, to, first: firstDay(from), last: lastDay(to), zone, type, category: chosen, departmentId, employeeId }
}

const mostGroups = 100

/** The report over some months: groups by amount, largest first, each with its months. */
export async function spendingOf(
  tx: Tx,
  { by, ...query }: SpendingQuery & { by: SpendingGroup },
): Promise<z.output<typeof Spending>> {
  const rows = await spendingSums(tx, { ...(await filterOf(tx, query)), by })
  const all = rows.find(({ isAll }) => isAll)
  const span = months(query.from, query.to)
  const ofGroup = Map.groupBy(
    rows.filter((one) => !one.isAll),
    ({ key }) => key,
  )
  const groups = [...ofGroup]
    .map(([key, sums]) => groupOf(key, sums, span))
    .toSorted((a, b) => b.approvedPaise - a.approvedPaise || ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
  const rest = groups.slice(mostGroups)
  return {
    months: span,
    ...{ requests: all?.requests ?? 0, approvedPaise: all?.approvedPaise ?? 0, paidPaise: all?.paidPaise ?? 0 },
    groups: groups.slice(0, mostGroups),
    others: rest.length === 0 ? null : { ...togetherOf(rest), count: rest.length },
    categories: all?.categories ?? [],
  }
}

type Group = z.output<typeof Spending>['groups'][number]

function groupOf(key: string | null, sums: readonly SpendingSum[], span: readonly Month[]): Group {
  const total = sums.find(({ month }) => month === null)!
  const { name, requests, approvedPaise, paidPaise } = total
  const of = new Map(sums.map((one) => [one.month, one]))
  return {
    ...{ key, name, requests, approvedPaise, paidPaise },
    months: span.map((month) => {
      const one = of.get(month)
      return { approvedPaise: one?.approvedPaise ?? 0, paidPaise: one?.paidPaise ?? 0 }
    }),
  }
}

/** The sum of several groups; a request that belongs to several of them is counted once in each. */
function togetherOf(groups: readonly Group[]): Omit<Group, 'key' | 'name'> {
  const add = (pick: (group: Group) => number) => groups.reduce((sum, group) => sum + pick(group), 0)
  return {
    requests: add(({ requests }) => requests),
    approvedPaise: add(({ approvedPaise }) => approvedPaise),
    paidPaise: add(({ paidPaise }) => paidPaise),
    months: groups[0]!.months.map((_, at) => ({
      approvedPaise: add(({ months: own }) => own[at]!.approvedPaise),
      paidPaise: add(({ months: own }) => own[at]!.paidPaise),
    })),
  }
}
