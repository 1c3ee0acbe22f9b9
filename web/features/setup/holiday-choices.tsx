import { t } from '@lingui/core/macro'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { formatDate } from '../../shared/format/date.ts'
import { listText } from '../../shared/format/list.ts'
import { stateName } from '../../shared/format/states.ts'
import type { Proposal } from './setup-values.ts'

/** The states' holidays, each with a checkbox; existing ones have none. */
export function HolidayChoices({ holidays }: { holidays: Proposal['holidays'] }) {
  const { field } = useController({ name: 'excludedHolidays' })
  const excluded = field.value as string[]
  const toggle = (key: string, isWanted: boolean) =>
    field.onChange(isWanted ? excluded.filter((one) => one !== key) : [...excluded, key])
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography variant="h6" component="legend" sx={{ p: 0 }}>
        {t`Holidays until the end of next year`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Dates marked as expected follow the almanac. Compare them with your state's list.`}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, columnGap: 2 }}>
        {holidays.map((one) => (
          <FormControlLabel
            key={one.key}
            sx={{ m: 0, minHeight: { xs: 44, sm: 36 } }}
            control={
              <Checkbox
                size="small"
                checked={!one.isThere && !excluded.includes(one.key)}
                disabled={one.isThere}
                onChange={(event) => toggle(one.key, event.target.checked)}
              />
            }
            label={
              <>
                {formatDate(one.day)} · {one.name}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
                  {detailOf(one)}
                </Typography>
              </>
            }
          />
        ))}
      </Box>
    </Box>
  )
}

function detailOf({ states, isExpected, isThere }: Proposal['holidays'][number]): string {
  if (isThere) return t`already in your calendar`
  const where = listText(states.map(stateName), 'and')
  if (states.length === 0) return isExpected ? t`expected` : ''
  return isExpected ? t`${where}, expected` : where
}
