import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { Calc } from '../../../shared/ui/calc.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import type { Breakdown } from './use-breakdown.ts'

type Estimate = NonNullable<Breakdown['estimate']>

/** A contribution beyond the CTC; where the CTC has a part of it, with that part. */
export function beyondName({ name, monthlyPaise, ctcMonthlyPaise }: Estimate['beyondCtc'][number]): string {
  if (ctcMonthlyPaise === 0) return t`${name} (beyond CTC)`
  const [inCtc, inAll] = [formatMoney(ctcMonthlyPaise), formatMoney(ctcMonthlyPaise + monthlyPaise)]
  return monthlyPaise < 0
    ? t`${name}: ${inAll} instead of ${inCtc} in CTC`
    : t`${name}: ${inAll}, of which ${inCtc} is in CTC`
}

/** The month whose law the contributions follow, and the days on which it changes them. */
export function LawOfEstimate({ estimate: { month, lawChanges } }: { estimate: Estimate }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {lawChanges.length === 0 ? null : (
        <Alert severity="info">
          <div>{t`Employer contributions depend on the effective date, because the law changes.`}</div>
          {lawChanges.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t`Employer contributions for a full month, as per the law in ${formatMonth(month)}.`}
      </Typography>
    </Box>
  )
}

/** The employer's cost of a full month, and the employee's take-home pay. */
export function CostEstimate({ estimate }: { estimate: Estimate }) {
  const { employerCostMonthlyPaise, employerCostAnnualPaise, grossMonthlyPaise, deductions, takeHomeMonthlyPaise } =
    estimate
  const beyond = estimate.beyondCtc.reduce((sum, { monthlyPaise }) => sum + monthlyPaise, 0)
  const costRows = [
    { label: t`CTC`, value: <Money value={employerCostMonthlyPaise - beyond} /> },
    ...estimate.beyondCtc.map((one) => ({
      label: beyondName(one),
      formula: one.words,
      value: <Money value={one.monthlyPaise} />,
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
      <LawOfEstimate estimate={estimate} />
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary' }}
      >{t`Estimate for a full month. Income tax is as per the new regime, without declarations.`}</Typography>
    </div>
  )
}
