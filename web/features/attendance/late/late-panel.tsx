import { formatDate } from '../../../shared/format/date.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { type LateAttendance, lateWords } from './late-words.ts'

const columns: Column<LateAttendance>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDate(day, 'weekday') },
  { key: 'what', header: 'Pay', cell: (one) => lateWords(one), card: 'fact' },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason, card: 'meta' },
  { key: 'by', header: 'By', cell: ({ by }) => by ?? 'Muster', from: 'md', card: 'none' },
  {
    key: 'settled',
    header: 'Settled',
    card: 'fact',
    cell: ({ settledAt }) => (settledAt === null ? 'With the next pay run' : formatDate(settledAt)),
  },
]

/** What days of a locked month came to after they were paid. */
export function LatePanel({ late }: { late: readonly LateAttendance[] }) {
  return (
    <Panel title="After the month was locked" flush>
      <DataList
        reply={{ data: late, isLoading: false }}
        what="adjustments"
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ day }) => formatDate(day)}
        empty={<EmptyState title="Nothing was adjusted" text="Days of this month are as they were paid." />}
      />
    </Panel>
  )
}
