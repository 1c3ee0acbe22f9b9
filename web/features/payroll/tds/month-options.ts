import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useTdsEntity } from './tds-entity.tsx'

/** Months of the present and the previous year with TDS outstanding, besides those already chosen. */
export function useOpenMonths(chosen: readonly string[]) {
  const entity = useTdsEntity()
  const reply = useApi('GET /api/v1/user/tds-month', { query: { ...entity } })
  const year = reply.data?.financialYear
  const start = year === undefined ? undefined : Number(year.slice(0, 4)) - 1
  const before = useApi(start === undefined || start < 2023 ? null : 'GET /api/v1/user/tds-month', {
    query: {
      ...entity,
      financialYear: `${start}-${String(((start ?? 0) + 1) % 100).padStart(2, '0')}`,
    },
  })
  const all = [...(before.data?.months ?? []), ...(reply.data?.months ?? [])]
  const months = [...new Map(all.map((one) => [one.month, one])).values()]
  const open = months.filter(({ month, openPaise }) => openPaise > 0 || chosen.includes(month))
  return {
    months: open,
    options: open.map(({ month, openPaise }) => ({
      value: month,
      label: `${formatMonth(month)}, ${formatMoney(openPaise)}`,
    })),
  }
}
