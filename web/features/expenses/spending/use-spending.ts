import { addMonths } from '@muster/engine/day.ts'
import { spendingGroups, type SpendingGroup } from '@muster/contract/expenses/spending-groups.ts'
import { requestTypeNames } from '@muster/contract/request-types.ts'
import { today } from '../../../shared/format/date.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import type { Amount } from './spending.ts'

/** The report's filters, kept in the URL: by default the last twelve months by category. */
export function useSpending() {
  const { filters, setFilter, clear } = useListQuery({
    filters: {
      ...{ from: 'any', to: 'any', by: spendingGroups, amount: ['approved', 'paid'] },
      ...{ type: requestTypeNames, category: 'any', departmentId: 'any' },
    } as const,
  })
  const { amount = 'approved', by = 'category', ...narrowing } = filters
  const to = isMonth(filters.to) ? filters.to : today().slice(0, 7)
  const from = isMonth(filters.from) ? filters.from : addMonths(to, -11)
  const { type, category, departmentId } = filters
  const query = { ...present({ type, category, departmentId }), from, to }
  const isNarrowed = Object.keys(narrowing).length > 0
  return { from, to, by: by as SpendingGroup, amount: amount as Amount, filters, query, isNarrowed, setFilter, clear }
}

export type SpendingList = ReturnType<typeof useSpending>

const isMonth = (text: string | undefined): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
