import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { DayBar } from './day-bar.tsx'
import type { ShiftValues } from './shift-values.ts'
import { hoursText, spanOf, workingDays } from './shift-hours.ts'

/** The effect of the hours while they are typed: the day, the week, and an example. */
export default function ShiftConsequences() {
  const shift = useWatch() as ShiftValues
  const { startsAt, endsAt } = shift
  if (!startsAt || !endsAt) {
    return (
      <Panel title={t`This shift`}>
        <Typography sx={{ color: 'text.secondary' }}>{t`Enter the start and end times.`}</Typography>
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
            { label: t`Per day`, value: formatDuration(to - from) },
            { label: t`Working time`, value: work > 0 ? formatDuration(work) : t`None` },
            { label: t`Per week`, value: weekText(shift, Math.max(0, work)), wide: true },
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

/** A person who arrives 8 minutes after the grace period and leaves 20 minutes after the end. */
function exampleText(
  { graceMinutes, breakMinutes, fullDayHours, halfDayHours }: ShiftValues,
  from: number,
  to: number,
) {
  const late = (graceMinutes ?? 0) + 8
  const out = to + 20
  const worked = out - from - late - (breakMinutes ?? 0)
  const inAt = clock(from + late)
  const outAt = clock(out)
  const length = formatDuration(Math.max(0, worked))
  if (worked >= (fullDayHours ?? 0) * 60) {
    return t`In ${inAt}, out ${outAt} with the break: ${length} worked, present, ${late} m late`
  }
  return worked >= (halfDayHours ?? 0) * 60
    ? t`In ${inAt}, out ${outAt} with the break: ${length} worked, half day, ${late} m late`
    : t`In ${inAt}, out ${outAt} with the break: ${length} worked, absent, ${late} m late`
}

function clock(minutes: number): string {
  const ofDay = minutes % 1440
  return formatTime(`${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`)
}
