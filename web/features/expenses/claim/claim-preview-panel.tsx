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
import { duplicateText } from './claim-warnings.tsx'
import type { Category, LineValues } from './claim-values.ts'
import { isEnough, previewLines } from './preview-lines.ts'
import { useDigests } from './use-digests.ts'

const key = 'POST /api/v1/employee/claims-preview'

/** Beside the form: the claim's total, anything unusual, and the approver. */
export function ClaimPreviewPanel({ categories }: { categories: readonly Category[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const lines = (useWatch({ name: 'lines' }) ?? []) as LineValues[]
  const documents = (useWatch({ name: 'documents' }) ?? []) as File[]
  const files = useDigests(documents)
  const places = lines.flatMap((line, at) => (isEnough(line) ? [at] : []))
  const body =
    places.length === 0
      ? null
      : ({
          lines: previewLines(
            places.map((at) => lines[at]!),
            categories,
          ),
          files: [...files],
        } as BodySent<RouteOf<typeof key>>)
  const { data, error, isLoading } = usePostRead(key, body)
  return (
    <Panel title={t`Summary`}>
      <Box aria-live="polite" aria-busy={isLoading} sx={{ display: 'grid', gap: 2 }}>
        {body === null ? (
          <Typography
            sx={{ color: 'text.secondary' }}
          >{t`Add an expense to see the total and your limits.`}</Typography>
        ) : error ? (
          <PreviewFailure error={error} />
        ) : data ? (
          <>
            <Facts
              minWidth={120}
              facts={[
                { label: t`Total`, value: formatMoney(data.totalPaise) },
                { label: t`Pending with`, value: data.approver },
              ]}
            />
            {data.duplicates.map((one) => (
              <Alert key={`${one.position} ${one.number}`} severity="warning">
                {duplicateText({ ...one, position: (places[one.position - 1] ?? 0) + 1 })}
              </Alert>
            ))}
            {data.problems.map(({ line, message, isBlocking }) => (
              <Alert key={`${line} ${message}`} severity={isBlocking ? 'error' : 'warning'}>
                {t`Expense ${(places[line] ?? 0) + 1}: ${message}`}
              </Alert>
            ))}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t`Approved expenses are paid with your next salary.`}
            </Typography>
          </>
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Box>
    </Panel>
  )
}
