import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { DayStrip } from '../../../shared/ui/day-strip.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { dayStatus } from '../day/attendance-day.ts'
import { daySegments } from '../day/day-segments.ts'
import type { Details, Picture } from './attendance-request.ts'

interface Props extends Pick<Details, 'before' | 'locked'> {
  /** Null while unknown. */
  after: Picture | null
  /** Already decided: shows what was, not what would be. */
  isOver?: boolean
}

/** A day before and after, on one scale, and the effect on pay. The requester and the approver see the same. */
export function BeforeAfter({ before, after, locked, isOver = false }: Props) {
  const now = useNow(!before.isFinal)
  const strips = [before, ...(after === null ? [] : [after])].map((day) => daySegments(day, now))
  const scale = { from: Math.min(...strips.map(({ from }) => from)), to: Math.max(...strips.map(({ to }) => to)) }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Row label={isOver ? t`Before` : t`Recorded`} day={before} strip={{ ...strips[0]!, ...scale }} />
      {after === null ? null : <Row label={t`After approval`} day={after} strip={{ ...strips[1]!, ...scale }} />}
      {after === null ? null : <Typography sx={{ fontWeight: 600 }}>{payTexts(before, after).join(' ')}</Typography>}
      {locked === null ? null : (
        <Alert severity="info">
          {t`Payroll has locked ${formatDate(locked.from)} to ${formatDate(locked.to)}. Any difference in pay is settled in the next pay run.`}
        </Alert>
      )}
    </Box>
  )
}

function Row({ label, day, strip }: { label: string; day: Picture; strip: ReturnType<typeof daySegments> }) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="subtitle2" component="span" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {label}
        </Typography>
        <StatusChip status={dayStatus(day)} />
      </Box>
      <DayStrip {...strip} />
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {figures(day).join(' · ')}
      </Typography>
    </Box>
  )
}

/** `09:34 – 18:30 · Worked 8 h 56 m · Late 4 m` */
function figures(day: Picture): string[] {
  if (day.punches.length === 0) return [t`No punches`]
  const { firstIn, lastOut, openSince, workedMinutes, lateMinutes, earlyMinutes, overtimeMinutes } = day
  const start = firstIn === null ? '…' : formatTime(firstIn)
  const end = openSince === null && lastOut !== null ? formatTime(lastOut) : '…'
  return [
    `${start} – ${end}`,
    t`Worked ${formatDuration(workedMinutes)}`,
    ...(lateMinutes > 0 ? [t`Late ${formatDuration(lateMinutes)}`] : []),
    ...(earlyMinutes > 0 ? [t`Left early by ${formatDuration(earlyMinutes)}`] : []),
    ...(overtimeMinutes > 0 ? [t`Overtime ${formatDuration(overtimeMinutes)}`] : []),
  ]
}

/** The effect on pay, a sentence each: loss of pay, and any overtime. */
function payTexts(before: Picture, after: Picture): string[] {
  if (!after.isFinal) return [t`Pay for this day is calculated once the day is over.`]
  const [from, to] = [formatDuration(before.overtimeMinutes), formatDuration(after.overtimeMinutes)]
  return before.overtimeMinutes === after.overtimeMinutes
    ? [lossText(before.lossOfPayHalfDays, after.lossOfPayHalfDays)]
    : [lossText(before.lossOfPayHalfDays, after.lossOfPayHalfDays), t`Overtime changes from ${from} to ${to}.`]
}

function lossText(before: number, after: number): string {
  if (before === after)
    return after === 0
      ? t`No loss of pay.`
      : plural(after, { one: 'Loss of pay stays at half a day.', other: 'Loss of pay stays at 1 day.' })
  if (before < after)
    return plural(after - before, {
      one: 'Loss of pay increases by half a day.',
      other: 'Loss of pay increases by 1 day.',
    })
  return after === 0
    ? plural(before, { one: 'Loss of pay of half a day is removed.', other: 'Loss of pay of 1 day is removed.' })
    : t`Loss of pay falls from 1 day to half a day.`
}

/** `1 of 3 corrections used for November 2026` */
export function usageText({ used, limit }: { used: number; limit: number }, month: string): string {
  return plural(limit, {
    one: `${used} of # correction used for ${month}`,
    other: `${used} of # corrections used for ${month}`,
  })
}
