import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { formatDate, formatRange } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Payslip } from '../types.ts'

type Steps = Payslip['lines'][number]['explanation']['steps']
type Rounding = NonNullable<Steps[number]['rounding']>

export const roundings: Record<Rounding, string> = {
  nearestRupee: t`Rounded to the nearest rupee`,
  nearestPaisa: t`Rounded to the nearest paisa`,
  upRupee: t`Rounded up to the next rupee`,
  downRupee: t`Rounded down to the rupee`,
}

/** Each step with its result, the days it is for, and the statutory values it used with their sources. */
export function TraceSteps({ steps }: { steps: Steps }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={`${index} ${step.words}`}
          sx={{ py: 0.75, borderTop: index === 0 ? 0 : '1px solid', borderColor: 'divider' }}
        >
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' }}>{step.words}</Box>
            {step.amountPaise === null ? null : <Money value={step.amountPaise} exact />}
          </Box>
          {notesOf(step).map((note) => (
            <Typography key={note} variant="caption" component="p" sx={quiet}>
              {note}
            </Typography>
          ))}
          {(step.law ?? []).map(({ id, name, value, from, source }) => (
            <Typography key={id} variant="caption" component="p" sx={quiet}>
              <Trans>
                {name}: <b>{value}</b>, effective from {formatDate(from)}. {source}
              </Trans>
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  )
}

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere', mt: 0.25 } as const

function notesOf({ from, to, rounding }: Steps[number]): string[] {
  const days = from !== undefined && to !== undefined ? t`For ${formatRange(from, to)}` : null
  return [days, rounding === undefined ? null : roundings[rounding]].filter((note) => note !== null)
}
