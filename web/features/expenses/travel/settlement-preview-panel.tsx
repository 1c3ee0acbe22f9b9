import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { BodySent } from '@muster/contract/routes.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { PreviewFailure } from '../../../shared/ui/preview-failure.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Category, LineValues } from '../claim/claim-values.ts'
import { duplicateText } from '../claim/claim-warnings.tsx'
import { isEnough, previewLines } from '../claim/preview-lines.ts'
import { useDigests } from '../claim/use-digests.ts'
import { Comparison } from './travel-context.tsx'

const key = 'POST /api/v1/employee/travel-expense-settlement-preview'

/** Beside the form: expenses against the estimate, and the amount due or to be recovered after the advance. */
export function SettlementPreviewPanel({ tripId, categories }: { tripId: string; categories: readonly Category[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const lines = (useWatch({ name: 'lines' }) ?? []) as LineValues[]
  const documents = (useWatch({ name: 'documents' }) ?? []) as File[]
  const files = useDigests(documents)
  const places = lines.flatMap((line, at) => (isEnough(line) ? [at] : []))
  const shown = places.map((at) => lines[at]!)
  const body = { tripId, lines: previewLines(shown, categories), files: [...files] } as BodySent<RouteOf<typeof key>>
  const { data, error, isLoading } = usePostRead(key, body)
  const placeOf = (at: number) => (places[at] ?? 0) + 1
  return (
    <Panel title={t`Summary`}>
      <Box
        aria-live="polite"
        aria-busy={isLoading}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {error ? (
          <PreviewFailure error={error} />
        ) : data ? (
          <>
            <Facts
              minWidth={120}
              facts={[
                { label: t`Spent`, value: formatMoney(data.totalPaise) },
                { label: t`Advance paid`, value: formatMoney(data.advancePaidPaise) },
                data.restPaise < 0
                  ? { label: t`To be recovered`, value: formatMoney(-data.restPaise) }
                  : { label: t`To be paid`, value: formatMoney(data.restPaise) },
                { label: t`Pending with`, value: data.approver },
              ]}
            />
            <Comparison rows={data.comparison} />
            {data.duplicates.map((one) => (
              <Alert key={`${one.position} ${one.number}`} severity="warning">
                {duplicateText({ ...one, position: placeOf(one.position - 1) })}
              </Alert>
            ))}
            {data.problems.map(({ line, message, isBlocking }) => (
              <Alert key={`${line} ${message}`} severity={isBlocking ? 'error' : 'warning'}>
                {t`Expense ${placeOf(line)}: ${message}`}
              </Alert>
            ))}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {data.restPaise < 0
                ? t`After approval, the rest of the advance is recovered from your next salary.`
                : t`After approval, the amount is paid with your next salary.`}
            </Typography>
          </>
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Box>
    </Panel>
  )
}
