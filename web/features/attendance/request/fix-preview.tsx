import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import { entryOf } from '@muster/contract/request-types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { PreviewFailure } from '../../../shared/ui/preview-failure.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BeforeAfter, usageText } from './before-after.tsx'
import { type FixValues, isAskable, type Question, sentDay } from './fix-values.ts'

/** The day before and after, any obstacles, and how many corrections are left. */
export function FixPreview({ values }: { values: FixValues }) {
  const body = isAskable(values) ? ({ days: [sentDay(values)] } as Question) : null
  const { data, error, isLoading } = usePostRead('POST /api/v1/employee/attendance-preview', body)
  if (body === null) return null
  const [day] = data?.days ?? []
  const isOther = day?.day !== values.day
  return (
    <Box
      aria-live="polite"
      aria-busy={isLoading}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      {error ? (
        <PreviewFailure error={error} />
      ) : data === undefined || day === undefined || isOther ? (
        <TextSkeleton lines={3} />
      ) : (
        <>
          {day.problems.map(({ field, message }) => (
            <Alert key={field} severity="error">
              {message}{' '}
              {field === 'day' && day.pending !== null ? (
                <Link to={`${entryOf('attendance').own}?tab=requests&id=${day.pending}`}>{t`View request`}</Link>
              ) : null}
            </Alert>
          ))}
          {day.before === null ? null : <BeforeAfter before={day.before} after={day.after} locked={day.locked} />}
          {data.usage.map((usage) => (
            <Typography key={usage.month} variant="body2" sx={{ color: 'text.secondary' }}>
              {usageText(usage, formatMonth(usage.month))}
              {' · '}
              {t`Approver: ${data.approver}`}
            </Typography>
          ))}
        </>
      )}
    </Box>
  )
}
