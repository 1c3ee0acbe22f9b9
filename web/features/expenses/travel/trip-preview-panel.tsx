import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { PreviewFailure } from '../../../shared/ui/preview-failure.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Category } from '../claim/claim-values.ts'
import { useTripPreview } from './use-trip-preview.ts'

/** Beside the form: the trip's total, anything unusual, and the approver. */
export function TripPreviewPanel({ categories }: { categories: readonly Category[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const { data, error, isLoading, isReady } = useTripPreview(categories)
  const advancePaise = useWatch({ name: 'advancePaise' }) as number | null
  return (
    <Panel title={t`Summary`}>
      <Box aria-live="polite" aria-busy={isLoading} sx={{ display: 'grid', gap: 2 }}>
        {!isReady ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Add your itinerary and an estimate to see the total and your limits.`}
          </Typography>
        ) : error ? (
          <PreviewFailure error={error} />
        ) : data ? (
          <>
            <Facts
              minWidth={120}
              facts={[
                { label: t`Duration`, value: plural(data.days, { one: '# day', other: '# days' }) },
                { label: t`Estimate`, value: formatMoney(data.totalPaise) },
                { label: t`Advance`, value: formatMoney(advancePaise ?? 0) },
                { label: t`Maximum advance`, value: formatMoney(data.mostAdvancePaise) },
                { label: t`Pending with`, value: data.approver },
              ]}
            />
            {data.problems.map(({ path, message, isBlocking }) => (
              <Alert key={`${path} ${message}`} severity={isBlocking ? 'error' : 'warning'}>
                {message}
              </Alert>
            ))}
          </>
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Box>
    </Panel>
  )
}
