import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { daysOf, excludedText, type MonthUse, usedText, type WorkFromHome } from './work-from-home.ts'

interface Props {
  days: readonly { day: string; halfDays: number; isReturned?: boolean }[]
  excluded: WorkFromHome['details']['excluded']
}

/** Day by day: what counts, and why some days do not. */
export function HomeDaysList({ days, excluded }: Props) {
  const all = [
    ...days.map(({ day, halfDays, isReturned = false }) => {
      if (isReturned) return { day, detail: t`no longer at home`, isCounted: false }
      return halfDays === 0
        ? { day, detail: t`now leave or a day off`, isCounted: false }
        : { day, detail: daysOf(halfDays), isCounted: true }
    }),
    ...excluded.map((one) => ({ day: one.day, detail: t`excluded: ${excludedText(one)}`, isCounted: false })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return (
    <Box
      component="ul"
      aria-label={t`Days`}
      tabIndex={all.length > 8 ? 0 : undefined}
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
    >
      {all.map(({ day, detail, isCounted }) => (
        <Box
          component="li"
          key={day}
          sx={{ display: 'flex', gap: 1, py: 0.5, color: isCounted ? undefined : 'text.secondary' }}
        >
          <Typography component="span" variant="body2" sx={{ flexGrow: 1 }}>
            {formatDate(day, 'weekday')}
          </Typography>
          <Typography component="span" variant="body2" className="tnum" sx={{ textAlign: 'right' }}>
            {detail}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** A request's effect on each month's allowance. */
export function HomeMonths({ months }: { months: readonly MonthUse[] }) {
  return (
    <Box component="ul" aria-label={t`Allowance`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {months.map(({ month, halfDays, usedHalfDays, limitHalfDays }) => {
        const all = usedHalfDays + halfDays
        const isOver = limitHalfDays !== null && all > limitHalfDays
        return (
          <Box component="li" key={month} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Typography component="span" variant="body2" sx={{ flexGrow: 1 }}>
              {formatMonth(month)}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              className="tnum"
              sx={isOver ? { color: 'warning.dark', fontWeight: 600 } : {}}
            >
              {usedText(all, limitHalfDays)}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
