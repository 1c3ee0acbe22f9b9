import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { days, firstDay, lastDay } from '@muster/engine/day.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import type { Column } from '../../../shared/table/column.ts'
import { heatLook } from './heat-cell.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { dayState, type HeatDay, heatDay } from '../day/attendance-day.ts'

type Row = Got<'GET /api/v1/employee/all-attendance'>['data'][number]
type RegisterDay = Row['days'][number]

/** A column for the person, one per day of the month, and the totals. */
export function registerColumns(month: string): Column<Row>[] {
  return [
    { key: 'name', header: t`Employee`, sort: 'name', cell: (row) => <Person name={row.name} detail={row.code} /> },
    ...days(firstDay(month), lastDay(month)).map((day): Column<Row> => ({
      key: day,
      header: String(Number(day.slice(8))),
      headerDetail: formatDate(day, 'dayName').charAt(0),
      narrow: true,
      card: 'none',
      cell: (row) => <Letter of={row.days.find((one) => one.day === day)} />,
    })),
    total(t`Present`, (row) => row.presentDays + row.halfDays / 2),
    total(t`Paid leave`, (row) => row.paidLeaveHalfDays / 2),
    total(t`Absent`, (row) => row.absentDays),
    total(t`LOP`, (row) => row.lossOfPayHalfDays / 2),
    total(t`Late`, (row) => row.lateDays),
  ]
}

/** The meaning of the letters, most sought-after first. */
export const registerLegend: HeatDay[] = [
  heatDay('present', false),
  heatDay('present', true),
  heatDay('halfDay', false),
  heatDay('absent', false),
  { letter: '?', tone: 'error', words: t`No punch-out` },
  heatDay('leave', false),
  heatDay('halfDayLeave', false),
  heatDay('workFromHome', false),
  heatDay('holiday', false),
  heatDay('weeklyOff', false),
]

function Letter({ of: day }: { of: RegisterDay | undefined }) {
  if (day === undefined || day.state === 'notYet') return <Box component="span" sx={letterLook} />
  const heat: HeatDay = day.isMissedPunch
    ? { letter: '?', tone: 'error', words: t`No punch-out` }
    : heatDay(dayState(day), day.isLate && day.state === 'present')
  return (
    <Box component="span" title={heat.words} sx={{ ...heatLook(heat), ...letterLook }}>
      <span aria-hidden>{heat.letter}</span>
      <span style={visuallyHidden}>{heat.words}</span>
    </Box>
  )
}

const letterLook = {
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  width: 22,
  height: 24,
  borderRadius: '4px',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const

function total(header: string, value: (row: Row) => number): Column<Row> {
  return { key: header, header, narrow: true, align: 'right', card: 'fact', cell: value }
}
