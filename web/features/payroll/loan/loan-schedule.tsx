import { t } from '@lingui/core/macro'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { Tone } from '../../../shared/theme/status-tone.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { loanReads, type Loan, type LoanMonth } from './loan.ts'

const labels: Record<LoanMonth['state'], { tone: Tone; label: string }> = {
  repaid: { tone: 'success', label: t`Repaid` },
  planned: { tone: 'info', label: t`Upcoming` },
  skipped: { tone: 'neutral', label: t`Skipped` },
}

const columns: Column<LoanMonth>[] = [
  { key: 'month', header: t`Month`, cell: ({ month }) => formatMonth(month, 'short') },
  {
    key: 'amount',
    header: t`Amount`,
    cell: ({ amountPaise }) => <Money value={amountPaise} exact />,
    align: 'right',
    card: 'fact',
  },
  { key: 'left', header: t`Outstanding`, cell: ({ leftPaise }) => <Money value={leftPaise} exact />, align: 'right' },
  {
    key: 'state',
    header: t`Status`,
    cell: ({ state }) => <StatusChip status={state} {...labels[state]} />,
    card: 'status',
  },
]

/** The months of a loan; future ones can be skipped. */
export function LoanSchedule({ loan, canWrite }: { loan: Loan; canWrite: boolean }) {
  const change = useCall('PUT /api/v1/employee/loan/{id}/month', { stale: [...loanReads] })
  const skip = async (month: string, isSkipped: boolean) => {
    try {
      await change.run({ params: { id: loan._id }, body: { month, isSkipped, reason: '' } })
      snack(isSkipped ? t`${formatMonth(month)} skipped` : t`${formatMonth(month)} is no longer skipped`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <DataList
      reply={{ data: loan.schedule, isLoading: false }}
      words={{ label: t`Months`, failed: t`Could not load months.`, unmatched: t`No months match these filters` }}
      columns={columns}
      // A month can have both a repayment and a planned one; skipping a row keeps its key.
      rowKey={({ month, state }) => (state === 'repaid' ? `${month}-repaid` : month)}
      rowName={({ month }) => formatMonth(month)}
      {...(canWrite
        ? {
            rowActions: ({ month, state }: LoanMonth) => [
              state === 'planned' && { label: t`Skip`, onClick: () => void skip(month, true) },
              state === 'skipped' && { label: t`Undo skip`, onClick: () => void skip(month, false) },
            ],
          }
        : {})}
      empty={null}
    />
  )
}
