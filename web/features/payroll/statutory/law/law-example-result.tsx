import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { Money } from '../../../../shared/format/money-text.tsx'

export type ExampleResult = ReplyOf<RouteOf<'POST /api/v1/user/statutory-settings/preview'>>

/** The result for a wage, and each step with its statutory value. */
export function LawExampleResult({ result, failure }: { result: ExampleResult | null; failure: string | null }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      {result === null ? null : (
        <>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
            {result.lines.map(({ label, amountPaise, savedPaise }) => (
              <Box key={label} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', fontWeight: 600 }}>
                <Box component="dt">{label}</Box>
                <Box component="dd" className="tnum" sx={{ m: 0, textAlign: 'right' }}>
                  <Money value={amountPaise} exact />
                  {savedPaise === null ? null : (
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      <Trans>
                        saved: <Money value={savedPaise} exact />
                      </Trans>
                    </Typography>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
          {result.steps.length > 0 ? <Steps steps={result.steps} /> : null}
        </>
      )}
    </Box>
  )
}

function Steps({ steps }: { steps: ExampleResult['steps'] }) {
  return (
    <div>
      <Typography
        variant="subtitle2"
        component="h3"
        sx={{ color: 'text.secondary' }}
      >{t`How this is calculated`}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {steps.map(({ words, amountPaise, law }, index) => (
          <li key={`${index} ${words}`}>
            {words}
            {amountPaise === null ? null : (
              <>
                {': '}
                <strong className="tnum">
                  <Money value={amountPaise} exact />
                </strong>
              </>
            )}
            {law.map(({ _id, value, from, source }) => (
              <Typography key={_id} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                <Trans>
                  {value} effective from {formatDate(from)}: {source}
                </Trans>
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </div>
  )
}
