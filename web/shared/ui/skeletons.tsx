import { t } from '@lingui/core/macro'
import { Box, Skeleton } from '@mui/material'
import { visuallyHidden } from './visually-hidden.ts'

/** Placeholder for lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <span style={visuallyHidden}>{t`Loading`}</span>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={16} width={`${90 - ((index * 17) % 40)}%`} />
      ))}
    </Box>
  )
}

/** Placeholder for form fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2.5, maxWidth: 760 }}>
      <span style={visuallyHidden}>{t`Loading`}</span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton variant="rounded" height={14} width={120} sx={{ mb: 0.75 }} />
          <Skeleton variant="rounded" height={40} />
        </div>
      ))}
    </Box>
  )
}
