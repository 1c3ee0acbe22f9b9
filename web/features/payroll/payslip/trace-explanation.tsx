import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { formatRange } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { roundings, TraceSteps } from './trace-steps.tsx'
import type { Payslip } from '../types.ts'

/** How a payslip line was calculated: its formula, the salaries of the month in it, and each statutory step. */
export function TraceExplanation({ line }: { line: Payslip['lines'][number] }) {
  const { words, parts, reason, rounding, steps } = line.explanation
  // A single step that repeats the formula is not shown again.
  const isTold = steps.length === 1 && steps[0]?.words === words && steps[0].law === undefined
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2">{words}</Typography>
      {reason === null ? null : <Typography variant="body2">{reason}</Typography>}
      {parts.length === 0 ? null : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {parts.map(({ from, to, monthlyPaise, numerator, denominator }) => (
            <Box component="li" key={from} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <span>{`${formatRange(from, to)}:`}</span>
              <span>
                {numerator === denominator ? (
                  <Trans>
                    <Money value={monthlyPaise} exact /> per month, for the full month
                  </Trans>
                ) : (
                  <Trans>
                    <Money value={monthlyPaise} exact /> per month × {fraction(numerator, denominator)}
                  </Trans>
                )}
              </span>
            </Box>
          ))}
        </Box>
      )}
      {rounding === null ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {roundings[rounding]}
        </Typography>
      )}
      {steps.length === 0 || isTold ? null : <TraceSteps steps={steps} />}
    </Box>
  )
}

/** In lowest terms. */
function fraction(numerator: number, denominator: number): string {
  const divisor = greatest(numerator, denominator)
  return `${numerator / divisor}/${denominator / divisor}`
}

function greatest(a: number, b: number): number {
  return b === 0 ? Math.max(1, a) : greatest(b, a % b)
}
