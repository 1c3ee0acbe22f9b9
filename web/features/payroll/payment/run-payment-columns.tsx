import { plural, t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export type Payment = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/payments'>>['data'][number]

/** Reads that a bank response makes stale. */
export const paymentReads = [
  'GET /api/v1/user/payrun/{id}/bank-answer',
  'GET /api/v1/user/payrun/{id}/payments',
  'GET /api/v1/user/payrun/{id}/files',
] as const

const states = {
  open: { label: t`No response yet`, tone: 'neutral' },
  paid: { label: t`Confirmed`, tone: 'success' },
  returned: { label: t`Failed`, tone: 'error' },
  onHold: { label: t`On hold`, tone: 'warning' },
} as const

export const paymentStates = Object.entries(states).map(([value, { label }]) => ({ value, label }))

export const paymentColumns: Column<Payment>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    sort: 'name',
  },
  {
    key: 'net',
    header: t`Net`,
    cell: ({ netPaise }) => <Money value={netPaise} />,
    sort: 'net',
    align: 'right',
    card: 'fact',
  },
  {
    key: 'state',
    header: t`Bank status`,
    cell: ({ state }) => <StatusChip status={state} {...states[state]} />,
    card: 'status',
  },
  { key: 'reason', header: t`Reason`, cell: reasonOf, card: 'meta' },
  {
    key: 'answeredAt',
    header: t`Updated on`,
    cell: ({ answeredAt }) => (answeredAt === null ? '–' : formatDate(answeredAt)),
    sort: 'answeredAt',
    from: 'md',
    card: 'none',
  },
]

function reasonOf({ reason, state, returns }: Payment): string {
  const known = reason || t`No reason given`
  if (state === 'onHold' || (state === 'paid' && reason !== '')) return reason
  if (state === 'returned') return returns > 1 ? t`${known} (failed ${returns} times)` : known
  return returns === 0 ? '–' : plural(returns, { one: 'Failed once before', other: 'Failed # times before' })
}
