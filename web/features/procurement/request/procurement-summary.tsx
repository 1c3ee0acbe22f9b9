import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { PreviewFailure } from '../../../shared/ui/preview-failure.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { chosenOf, type ItemValues, priceOf, type QuoteValues } from './procurement-values.ts'

/** Beside the form: the total, the approver, and earlier requests. */
export function ProcurementSummary() {
  'use no memo' // The form library reports changes through the same objects.
  const [items, quotes, choice] = useWatch({ name: ['lines', 'quotes', 'chosenQuote'] }) as [
    ItemValues[],
    QuoteValues[],
    unknown,
  ]
  const chosen = chosenOf(quotes, choice)
  const lines = items.flatMap((item, at) => {
    const { name, quantity, neededBy } = item
    const unitPaise = priceOf(item, at, chosen)
    if (name.trim().length < 2 || quantity === null || quantity < 1 || unitPaise === null || unitPaise < 1) return []
    return neededBy === null ? [] : [{ name: name.trim(), quantity, unitPaise, neededBy }]
  })
  const body = lines.length === 0 ? null : { lines }
  const { data, error, isLoading } = usePostRead('POST /api/v1/employee/procurement-preview', body)
  return (
    <Panel title={t`Summary`}>
      <Box aria-live="polite" aria-busy={isLoading} sx={{ display: 'grid', gap: 2 }}>
        {body === null ? (
          <Typography
            sx={{ color: 'text.secondary' }}
          >{t`Add an item with its price to see the total and your approver.`}</Typography>
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
            {data.warnings.map((warning) => (
              <Alert key={warning} severity="warning">
                {warning}
              </Alert>
            ))}
            {data.problems.map(({ path, message }) => (
              <Alert key={path} severity="error">
                {message}
              </Alert>
            ))}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t`The company pays the vendor. Nothing is paid through your salary.`}
            </Typography>
          </>
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Box>
    </Panel>
  )
}
