import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { daysBetween } from '@muster/engine/day.ts'
import { formatTime } from '../../shared/format/time.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { localDate, type Today } from '../attendance/index.ts'
import { type DaySegment, DayStrip } from '../../shared/ui/day-strip.tsx'

/** The day as a bar, from the shift's start to its end and an hour beyond any punch outside it. */
export function TodayStrip({ today }: { today: Today }) {
  const now = useNow(true)
  const minute = (instant: number) => minuteOf(instant, today)
  const segments = segmentsOf(today, now, minute)
  const marks = [
    ...(today.shift ? [minute(Date.parse(today.shift.startsAt)), minute(Date.parse(today.shift.endsAt))] : []),
    ...segments.flatMap(({ from, to }) => [from, to]),
  ]
  if (marks.length === 0) return null
  const from = Math.min(...marks) - 30
  const to = Math.max(...marks) + 30
  return (
    <Box>
      <DayStrip segments={segments} from={from} to={to} />
      {today.shift ? (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t`${today.shift.name} shift, ${formatTime(today.shift.startsAt)} – ${formatTime(today.shift.endsAt)}`}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {today.location}
          </Typography>
        </Box>
      ) : null}
    </Box>
  )
}

function segmentsOf(
  { employeeAttendance: { punchIn, punchOut } }: Today,
  now: number,
  minute: (instant: number) => number,
): DaySegment[] {
  return punchIn.flatMap((start, index) => {
    const end = punchOut[index]
    const next = punchIn[index + 1]
    const worked = { from: minute(Date.parse(start)), to: minute(end === undefined ? now : Date.parse(end)) }
    const pause =
      end !== undefined && next !== undefined
        ? [{ from: worked.to, to: minute(Date.parse(next)), kind: 'break' as const }]
        : []
    return [{ ...worked, kind: 'worked' as const }, ...pause]
  })
}

/** Minutes since local midnight at the start of the work date. */
function minuteOf(instant: number, { zone, workDate }: Pick<Today, 'zone' | 'workDate'>): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0] = clock.format(instant).split(':').map(Number)
  return daysBetween(workDate, localDate(instant, zone)) * 1440 + hours * 60 + minutes
}
