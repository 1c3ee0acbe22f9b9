import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import type { Column } from '../../../shared/table/column.ts'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { dayStatus } from './attendance-day.ts'

type Row = Got<'GET /api/v1/employee/attendance-all'>['data'][number]

const places = { notAsked: '–', unknown: t`Location not shared`, inside: t`At the location`, onDuty: t`On duty` }

export const attendanceColumns: Column<Row>[] = [
  {
    key: 'name',
    header: t`Employee`,
    sort: 'name',
    cell: (row) => <Person name={row.name} photo={row.photoKey} detail={row.code} />,
  },
  { key: 'department', header: t`Department`, cell: (row) => row.department ?? '–', from: 'lg', card: 'meta' },
  { key: 'shift', header: t`Shift`, cell: (row) => row.shiftName ?? '–', from: 'lg', card: 'none' },
  { key: 'in', header: t`In`, sort: 'firstIn', cell: (row) => <Clock at={row.firstIn} />, card: 'fact' },
  {
    key: 'out',
    header: t`Out`,
    sort: 'lastOut',
    cell: (row) => <Clock at={row.openSince ? null : row.lastOut} />,
    card: 'fact',
  },
  {
    key: 'worked',
    header: t`Worked`,
    sort: 'workedMinutes',
    align: 'right',
    cell: (row) => (row.workedMinutes > 0 ? <span className="tnum">{formatDuration(row.workedMinutes)}</span> : '–'),
  },
  {
    key: 'late',
    header: t`Late`,
    sort: 'lateMinutes',
    align: 'right',
    cell: (row) => (row.lateMinutes > 0 ? <span className="tnum">{formatDuration(row.lateMinutes)}</span> : '–'),
  },
  { key: 'place', header: t`Location`, cell: (row) => (row.place ? places[row.place] : '–'), from: 'lg', card: 'none' },
  {
    key: 'status',
    header: t`Status`,
    sort: 'state',
    cell: (row) => <StatusChip status={dayStatus(row)} />,
    card: 'status',
  },
]

function Clock({ at }: { at: string | null }) {
  return <span className="tnum">{at === null ? '–' : formatTime(at)}</span>
}
