import type { Got } from '../../../shared/call/types.ts'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import type { Column } from '../../../shared/table/column.ts'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type Row = Got<'GET /api/v1/employee/attendance-all'>['data'][number]

const places = { notAsked: '–', unknown: 'No position', inside: 'At the location', onDuty: 'On duty' }

export const attendanceColumns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Person',
    sort: 'name',
    cell: (row) => <Person name={row.name} photo={row.photoKey} detail={row.code} />,
    text: (row) => row.name,
  },
  { key: 'department', header: 'Department', cell: (row) => row.department ?? '–', from: 'lg', card: 'meta' },
  { key: 'shift', header: 'Shift', cell: (row) => row.shiftName ?? '–', from: 'lg', card: 'none' },
  { key: 'in', header: 'In', sort: 'firstIn', cell: (row) => <Clock at={row.firstIn} />, card: 'fact' },
  {
    key: 'out',
    header: 'Out',
    sort: 'lastOut',
    cell: (row) => <Clock at={row.openSince ? null : row.lastOut} />,
    card: 'fact',
  },
  {
    key: 'worked',
    header: 'Worked',
    sort: 'workedMinutes',
    align: 'right',
    cell: (row) => (row.workedMinutes > 0 ? <span className="tnum">{formatDuration(row.workedMinutes)}</span> : '–'),
  },
  {
    key: 'late',
    header: 'Late',
    sort: 'lateMinutes',
    align: 'right',
    cell: (row) => (row.lateMinutes > 0 ? <span className="tnum">{formatDuration(row.lateMinutes)}</span> : '–'),
  },
  { key: 'place', header: 'Place', cell: (row) => (row.place ? places[row.place] : '–'), from: 'lg', card: 'none' },
  {
    key: 'status',
    header: 'Status',
    sort: 'state',
    cell: (row) => <StatusChip status={statusOf(row)} />,
    card: 'status',
  },
]

function statusOf({ state, isFinal, openSince }: Row): string {
  return isFinal && openSince !== null ? 'missedPunch' : state
}

function Clock({ at }: { at: string | null }) {
  return <span className="tnum">{at === null ? '–' : formatTime(at)}</span>
}
