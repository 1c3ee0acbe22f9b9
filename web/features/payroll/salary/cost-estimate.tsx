import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { Money } from '../../../shared/format/money-text.tsx'
import { Calc } from '../../../shared/ui/calc.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import type { Breakdown } from './use-breakdown.ts'

interface Props {
  estimate: NonNullable<Breakdown['estimate']>
  contributions: Breakdown['contributions']
}

/** The employer's cost of a full month, and the employee's take-home pay. */
export function CostEstimate({ estimate, contributions }: Props) {
  const { employerCostMonthlyPaise, employerCostAnnualPaise, grossMonthlyPaise, deductions, takeHomeMonthlyPaise } =
    estimate
  const paid = contributions.reduce((sum, { monthlyPaise }) => sum + monthlyPaise, 0)
  const costRows = [
    { label: t`Salary`, value: <Money value={employerCostMonthlyPaise - paid} /> },
    ...contributions.map(({ name, words, monthlyPaise }) => ({
      label: name,
      formula: words,
      value: <Money value={monthlyPaise} />,
    })),
  ]
  const takeHomeRows = [
    { label: t`Gross`, value: <Money value={grossMonthlyPaise} /> },
    ...deductions.map(({ name, words, amountPaise }) => ({
      label: name,
      formula: words,
      value: <Money value={-amountPaise} />,
    })),
  ]
  return (
    <div>
      <Facts
        minWidth={150}
        facts={[
          {
            label: t`Monthly employer cost`,
            value: (
              <Calc
                rows={costRows}
                total={{ label: t`Employer cost`, value: <Money value={employerCostMonthlyPaise} /> }}
              >
                <Money value={employerCostMonthlyPaise} />
              </Calc>
            ),
          },
          { label: t`Annual employer cost`, value: <Money value={employerCostAnnualPaise} /> },
          { label: t`Monthly gross`, value: <Money value={grossMonthlyPaise} /> },
          {
            label: t`Monthly take-home`,
            value: (
              <Calc rows={takeHomeRows} total={{ label: t`Take-home`, value: <Money value={takeHomeMonthlyPaise} /> }}>
                <Money value={takeHomeMonthlyPaise} />
              </Calc>
            ),
          },
        ]}
      />
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', mt: 1 }}
      >{t`Estimate for a full month. Income tax is as per the new regime, without declarations.`}</Typography>
    </div>
  )
}
