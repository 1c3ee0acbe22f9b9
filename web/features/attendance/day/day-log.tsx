import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { CalendarClock } from 'lucide-react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { ListReply } from '../../../shared/table/list-reply.ts'
import { DayStrip } from '../../../shared/ui/day-strip.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { type AttendanceDay, dayStatus } from './attendance-day.ts'
import { daySegments } from './day-segments.ts'

interface Props {
  reply: ListReply<AttendanceDay>
  onOpen: (day: AttendanceDay) => void
}

/** A month as a log, one row per day. */
export function DayLog({ reply, onOpen }: Props) {
  return (
    <DataList
      reply={reply}
      words={{
        label: t`Attendance`,
        failed: t`Could not load attendance.`,
        unmatched: t`No attendance records match these filters`,
      }}
      columns={columns}
      rowKey={(row) => row.day}
      rowName={(row) => formatDate(row.day, 'weekday')}
      onOpen={onOpen}
      empty={
        <EmptyState
          icon={CalendarClock}
          title={t`No attendance in this month`}
          text={t`Attendance appears here from your first working day.`}
        />
      }
    />
  )
}

const columns: Column<AttendanceDay>[] = [
  { key: 'day', header: t`Day`, cell: (row) => formatDate(row.day, 'weekday'), width: 130 },
  { key: 'strip', header: t`Time`, cell: (row) => <Strip day={row} />, card: 'meta', width: 220 },
  {
    key: 'inOut',
    header: t`In – out`,
    cell: (row) => <span className="tnum">{inOut(row)}</span>,
  },
  {
    key: 'worked',
    header: t`Worked`,
    cell: (row) => (row.workedMinutes > 0 ? <span className="tnum">{formatDuration(row.workedMinutes)}</span> : '–'),
    align: 'right',
  },
  {
    key: 'break',
    header: t`Break`,
    cell: (row) => (row.breakMinutes > 0 ? <span className="tnum">{formatDuration(row.breakMinutes)}</span> : '–'),
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  { key: 'status', header: t`Status`, cell: (row) => <Status day={row} />, card: 'status' },
]

export function Status({ day }: { day: AttendanceDay }) {
  return (
    <span>
      <StatusChip status={dayStatus(day)} />
      {day.lateMinutes > 0 ? (
        <Typography component="span" variant="caption" sx={{ color: 'var(--amber-700)', ml: 1, whiteSpace: 'nowrap' }}>
          {t`Late ${formatDuration(day.lateMinutes)}`}
        </Typography>
      ) : null}
    </span>
  )
}

export function Strip({ day }: { day: AttendanceDay }) {
  // Only a day with an open punch changes.
  const now = useNow(day.openSince !== null && !day.isFinal)
  return day.punches.length === 0 ? null : <DayStrip {...daySegments(day, now)} />
}

function inOut({ firstIn, lastOut, openSince }: AttendanceDay): string {
  if (firstIn === null) return '–'
  const out = openSince === null && lastOut !== null ? formatTime(lastOut) : '…'
  return `${formatTime(firstIn)} – ${out}`
}
