import { t } from '@lingui/core/macro'
import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { type WeeklyOff, weekdayOptions, weekOptions } from './shift-hours.ts'

/** The weekdays as buttons; below them, for each weekly off, in which weeks of the month. */
export function WeeklyOffsField() {
  const { field, fieldState } = useController({ name: 'weeklyOffs' })
  const offs = field.value as readonly WeeklyOff[]
  const choose = (days: number[]) =>
    field.onChange(days.map((weekday) => offs.find((off) => off.weekday === weekday) ?? { weekday }))
  const setWeeks = (weekday: number, weeks: number[]) =>
    field.onChange(offs.map((off) => (off.weekday === weekday ? withWeeks(weekday, weeks) : off)))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        aria-label={t`Weekly offs`}
        color="primary"
        value={offs.map(({ weekday }) => weekday)}
        onChange={(_, days: number[]) => choose(days)}
        size="small"
        sx={{ flexWrap: 'wrap' }}
      >
        {weekdayOptions.map(({ weekday, label }, index) => (
          <ToggleButton
            key={weekday}
            value={weekday}
            ref={index === 0 ? field.ref : undefined}
            sx={{ minWidth: { xs: 44, md: 52 }, minHeight: 40 }}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {weekdayOptions.map(({ weekday, label }) => {
        const off = offs.find((one) => one.weekday === weekday)
        return off ? (
          <Weeks key={weekday} label={label} off={off} onChange={(weeks) => setWeeks(weekday, weeks)} />
        ) : null
      })}
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
    </Box>
  )
}

function Weeks({ label, off, onChange }: { label: string; off: WeeklyOff; onChange: (weeks: number[]) => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="span" sx={{ width: 40, fontWeight: 500 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        aria-label={t`${label} off in these weeks of the month`}
        value={off.weeks ?? weekOptions.map(({ week }) => week)}
        onChange={(_, weeks: number[]) => onChange(weeks)}
        size="small"
        color="primary"
      >
        {weekOptions.map((option) => (
          <ToggleButton key={option.week} value={option.week} sx={{ minWidth: 44, minHeight: 36 }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {off.weeks ? t`of the month` : t`every week`}
      </Typography>
    </Box>
  )
}

/** All weeks, and none, mean every week: a day is removed by its own button. */
function withWeeks(weekday: number, weeks: number[]): WeeklyOff {
  return weeks.length === 0 || weeks.length === weekOptions.length
    ? { weekday }
    : { weekday, weeks: weeks.toSorted((a, b) => a - b) }
}
