import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Money } from '../../../shared/format/money-text.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { CountedAmounts } from './counted-amounts.tsx'
import type { Regime, TaxProjection } from './types.ts'
import { regimeNames } from './tax-labels.ts'

interface Props {
  regime: Regime
  figures: TaxProjection['old']
  /** Whether tax is deducted under this regime. */
  isHeld: boolean
  isBetter: boolean
}

/** From a year's salary to its tax, under one regime. */
export function RegimeFigures({ regime, figures, isHeld, isBetter }: Props) {
  const rows = [
    { label: t`Salary`, value: figures.grossPaise },
    { label: t`Exemptions and standard deduction`, value: -figures.reductionsPaise },
    { label: t`Deductions`, value: -figures.deductionsPaise },
    { label: t`Taxable income`, value: figures.totalIncomePaise },
  ]
  return (
    <Box
      component="section"
      aria-label={regimeNames[regime]}
      sx={{
        p: 2,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: isHeld ? 'primary.main' : 'divider',
        bgcolor: isHeld ? 'var(--blue-50)' : 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography component="h3" variant="h4" sx={{ flexGrow: 1 }}>
          {regimeNames[regime]}
        </Typography>
        {isBetter ? <StatusChip status="completed" label={t`Lower tax`} /> : null}
        {isHeld ? <StatusChip status="submitted" label={t`Current`} /> : null}
      </Box>
      <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 }}>
        <Money value={figures.taxPaise} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>{t`Tax for the year`}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {rows.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              <Money value={value} />
            </Typography>
          </Box>
        ))}
      </Box>
      <CountedAmounts allowed={figures.allowed} />
    </Box>
  )
}
