import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatMoney } from '../../../shared/format/money.ts'

interface Props {
  annualCtcPaise: number
  monthlyPaise: number | null
  /** How it was calculated. */
  words: string
  problems: readonly string[]
}

/** The result of a calculation for a CTC, or why there is none; announced to screen readers as it changes. */
export function CalculationCheck({ annualCtcPaise, monthlyPaise, words, problems }: Props) {
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {monthlyPaise === null ? (
        problems.map((problem) => (
          <Box key={problem} sx={{ color: 'error.main' }}>
            {problem}
          </Box>
        ))
      ) : (
        <>
          {t`For an annual CTC of ${formatMoney(annualCtcPaise)}: ${formatMoney(monthlyPaise)} per month`}
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{words}</Box>
        </>
      )}
    </Box>
  )
}
