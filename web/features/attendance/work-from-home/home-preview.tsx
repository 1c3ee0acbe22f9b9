import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BodySent } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { PreviewFailure } from '../../../shared/ui/preview-failure.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { HomeDaysList, HomeMonths } from './home-days-list.tsx'
import { chosenOf, type HomeValues } from './home-values.ts'
import { daysOf } from './work-from-home.ts'

const key = 'POST /api/v1/employee/work-from-home-preview'

/** Beside the form: the days that count and those that do not, the allowance, and the approver. */
export function HomePreview() {
  'use no memo' // The form library reports changes through the same objects.
  const { control } = useFormContext()
  const [pattern, days, weekdays, from, until, part] = useWatch({
    control,
    name: ['pattern', 'days', 'weekdays', 'from', 'until', 'part'],
  }) as [
    HomeValues['pattern'],
    HomeValues['days'],
    HomeValues['weekdays'],
    string | null,
    string | null,
    HomeValues['part'],
  ]
  const values = { pattern, days, weekdays, from, until, part }
  const { data, error, isLoading } = usePostRead(key, spanOf(values))
  return (
    <Panel title={t`Summary`}>
      <Box aria-live="polite" aria-busy={isLoading}>
        {spanOf(values) === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Choose your days to see which count and how much of your allowance they use.`}
          </Typography>
        ) : error ? (
          <PreviewFailure error={error} />
        ) : data ? (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {data.problems.map(({ message, isBlocking }) => (
              <Alert key={message} severity={isBlocking ? 'error' : 'warning'}>
                {message}
              </Alert>
            ))}
            <Facts
              minWidth={120}
              facts={[
                { label: t`Days`, value: daysOf(data.halfDays) },
                { label: t`Pending with`, value: data.approver },
              ]}
            />
            <HomeMonths months={data.months} />
            <HomeDaysList days={data.days} excluded={data.excluded} />
          </Box>
        ) : (
          <TextSkeleton lines={6} />
        )}
      </Box>
    </Panel>
  )
}

/** Null while the input is incomplete. */
function spanOf(values: HomeValues): BodySent<RouteOf<typeof key>> | null {
  const { pattern, days, weekdays, from, until, part } = values
  if (pattern === 'days') return days.length === 0 ? null : { pattern, days, part }
  if (weekdays.length === 0 || from === null || until === null || until < from) return null
  return { ...chosenOf(values), pattern, from, until, part }
}
