import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { DayBar } from './day-bar.tsx'
import type { ShiftValues } from './shift-values.ts'
import { hoursText, spanOf, workingDays } from './shift-words.ts'

/** What the hours come to while they are typed: the day, the week, and an example. */
export default function ShiftConsequences() {
  const shift = useWatch() as ShiftValues
  const { startsAt, endsAt } = shift
  if (!startsAt || !endsAt) {
    return (
      <Panel title={t`This shift`}>
        <Typography sx={{ color: 'text.secondary' }}>{t`Enter the start and the end.`}</Typography>
      </Panel>
    )
  }
  const { from, to } = spanOf({ startsAt, endsAt })
  const work = to - from - (shift.breakMinutes ?? 0)
  return (
    <Panel title={t`This shift`}>
      <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
        <Box>
          <Typography sx={{ fontWeight: 600, mb: 1 }}>{hoursText({ startsAt, endsAt })}</Typography>
          <DayBar shift={{ startsAt, endsAt }} scale />
        </Box>
        <Facts
          minWidth={110}
          facts={[
            { label: t`A day`, value: formatDuration(to - from) },
            { label: t`Without the break`, value: work > 0 ? formatDuration(work) : t`Nothing is left` },
            { label: t`A week`, value: weekText(shift, Math.max(0, work)), wide: true },
            { label: t`For example`, value: exampleText(shift, from, to), wide: true },
          ]}
        />
      </Box>
    </Panel>
  )
}

function weekText({ weeklyOffs }: ShiftValues, work: number): string {
  const { least, most } = workingDays(weeklyOffs)
  return least === most
    ? t`${formatDuration(most * work)} on ${most} days`
    : t`${formatDuration(least * work)} to ${formatDuration(most * work)} on ${least} to ${most} days`
}

/** Somebody who comes 8 minutes after the grace and leaves 20 minutes after the end. */
function exampleText(
  { graceMinutes, breakMinutes, fullDayHours, halfDayHours }: ShiftValues,
  from: number,
  to: number,
) {
  const late = (graceMinutes ?? 0) + 8
  const out = to + 20
  const worked = out - from - late - (breakMinutes ?? 0)
  const day =
    worked >= (fullDayHours ?? 0) * 60 ? 'present' : worked >= (halfDayHours ?? 0) * 60 ? t`half day` : 'absent'
  return t`In ${clock(from + late)}, out ${clock(out)} with the break: ${formatDuration(Math.max(0, worked))} worked, ${day}, ${late} m late`
}

function clock(minutes: number): string {
  const ofDay = minutes % 1440
  return formatTime(`${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`)
}
