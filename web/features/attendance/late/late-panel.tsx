import { t } from '@lingui/core/macro'
import { formatDate } from '../../../shared/format/date.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { type LateAttendance, lateText } from './late-sentences.ts'

const columns: Column<LateAttendance>[] = [
  { key: 'day', header: t`Day`, cell: ({ day }) => formatDate(day, 'weekday') },
  { key: 'what', header: t`Pay`, cell: (one) => lateText(one), card: 'fact' },
  { key: 'reason', header: t`Reason`, cell: (one) => reasonText(one), card: 'meta' },
  { key: 'by', header: t`By`, cell: ({ by }) => by ?? t`Muster`, from: 'md', card: 'none' },
  {
    key: 'settled',
    header: t`Settled`,
    card: 'fact',
    cell: ({ settledAt }) => (settledAt === null ? t`With the next pay run` : formatDate(settledAt)),
  },
]

function reasonText({ reason, requestNumber }: LateAttendance): string {
  return requestNumber === null ? reason : t`Attendance request ${requestNumber}: ${reason}`
}

/** Adjustments of a locked month's days after payment. */
export function LatePanel({ late }: { late: readonly LateAttendance[] }) {
  return (
    <Panel title={t`Changes after payroll lock`} flush>
      <DataList
        reply={{ data: late, isLoading: false }}
        words={{
          label: t`Adjustments`,
          failed: t`Could not load adjustments.`,
          unmatched: t`No adjustments match these filters`,
        }}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ day }) => formatDate(day)}
        empty={<EmptyState title={t`No adjustments`} text={t`No attendance has changed since this month was paid.`} />}
      />
    </Panel>
  )
}
