import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Money } from '../../../shared/format/money-text.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { TraceSteps } from './trace-steps.tsx'
import { TraceToggle } from './trace-toggle.tsx'
import type { Payslip } from '../types.ts'

/** The year's tax as of this month and, if nothing is deducted, why. */
export function PayslipTaxYear({ year }: { year: NonNullable<Payslip['taxYear']> }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box component="section" aria-label={t`Income tax for the year`} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h5" component="h3">
        {year.regime === 'new'
          ? t`Income tax for ${year.financialYear}, new regime`
          : t`Income tax for ${year.financialYear}, old regime`}
      </Typography>
      <Facts
        minWidth={140}
        facts={[
          { label: t`Projected salary`, value: <Money value={year.projectedPaise} exact /> },
          { label: t`Taxable income`, value: <Money value={year.totalIncomePaise} exact /> },
          { label: t`Tax for the year`, value: <Money value={year.taxPaise} exact /> },
          { label: t`Deducted so far`, value: <Money value={year.deductedPaise} exact /> },
          {
            label:
              year.paymentsLeft === 0
                ? t`Balance tax`
                : plural(year.paymentsLeft, {
                    one: 'Balance tax, in # payment',
                    other: 'Balance tax, in # payments',
                  }),
            value: <Money value={year.leftPaise} exact />,
          },
        ]}
      />
      {year.steps.length === 0 ? null : (
        <Box className="no-print">
          <TraceToggle
            open={open}
            onToggle={() => setOpen(!open)}
            controls={id}
          >{t`Why no tax is deducted this month`}</TraceToggle>
          {open ? (
            <Box id={id} sx={{ mt: 1, p: 1.5, borderRadius: '8px', bgcolor: 'var(--grey-25)' }}>
              <TraceSteps steps={year.steps} />
            </Box>
          ) : null}
        </Box>
      )}
    </Box>
  )
}
