import { t } from '@lingui/core/macro'
import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatDays } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { PayslipArrears } from './payslip-arrears.tsx'
import { PayslipHead } from './payslip-head.tsx'
import { PayslipLines } from './payslip-lines.tsx'
import { PayslipProof } from './payslip-proof.tsx'
import { PayslipTaxYear } from './payslip-tax-year.tsx'
import './payslip.css'
import { sumOfLines } from './sum-of-lines.ts'
import type { Payslip } from '../types.ts'

type Type = Payslip['lines'][number]['type']

/** A payslip to read on the screen and print; each line expands its calculation. */
export function PayslipView({ payslip }: { payslip: Payslip }) {
  const [comparing, setComparing] = useState(false)
  const { previous } = payslip
  const before =
    comparing && previous ? new Map(previous.lines.map(({ code, amountPaise }) => [code, amountPaise])) : null
  const of = (...types: Type[]) => ({
    lines: payslip.lines.filter(({ type }) => types.includes(type)),
    earlier: payslip.earlierLines.filter(({ type }) => types.includes(type)),
    before,
    fullMonth: false,
  })
  const reimbursed = of('reimbursement')
  const rounding = of('roundOff')
  const employer = of('employer')
  const benefits = of('benefit')
  return (
    <Box className="payslip" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PayslipHead payslip={payslip} />
      {previous ? (
        <FormControlLabel
          className="no-print"
          control={<Switch checked={comparing} onChange={(_, on) => setComparing(on)} />}
          label={t`Compare with ${formatMonth(previous.month)}`}
        />
      ) : null}
      <PayslipLines
        title={t`Earnings`}
        {...of('earning')}
        fullMonth={!comparing}
        total={{ label: t`Gross`, paise: payslip.grossPaise }}
      />
      {reimbursed.lines.length + reimbursed.earlier.length > 0 ? (
        <PayslipLines
          title={t`Reimbursements`}
          {...reimbursed}
          fullMonth={!comparing}
          total={{ label: t`Total reimbursements`, paise: payslip.reimbursementsPaise }}
        />
      ) : null}
      <PayslipLines
        title={t`Deductions`}
        {...of('deduction')}
        total={{ label: t`Total deductions`, paise: payslip.deductionsPaise }}
      />
      {rounding.lines.length > 0 ? <PayslipLines title={t`Rounding`} {...rounding} earlier={[]} /> : null}
      {employer.lines.length > 0 ? (
        <PayslipLines
          title={t`Employer contributions`}
          {...employer}
          total={{ label: t`Total employer contributions`, paise: payslip.employerPaise }}
        />
      ) : null}
      {benefits.lines.length + benefits.earlier.length > 0 ? (
        <PayslipLines
          title={t`Benefits in kind (taxed, not paid)`}
          {...benefits}
          total={{ label: t`Total benefits`, paise: sumOfLines(benefits.lines) }}
        />
      ) : null}
      {payslip.arrears.length === 0 ? null : <PayslipArrears arrears={payslip.arrears} />}
      {payslip.taxYear === null ? null : <PayslipTaxYear year={payslip.taxYear} />}
      <Notes payslip={payslip} isComparing={comparing} />
      <Box>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary' }}
        >{t`This is a computer-generated payslip and does not require a signature.`}</Typography>
        <PayslipProof id={payslip._id} />
      </Box>
    </Box>
  )
}

function Notes({ payslip, isComparing }: { payslip: Payslip; isComparing: boolean }) {
  const { yearToDate, previous, lossOfPay, carriedForward, isFinal } = payslip
  return (
    <Facts
      minWidth={140}
      facts={[
        { label: t`Year-to-date gross`, value: <Money value={yearToDate.grossPaise} exact /> },
        yearToDate.reimbursementsPaise !== 0 && {
          label: t`Year-to-date reimbursements`,
          value: <Money value={yearToDate.reimbursementsPaise} exact />,
        },
        { label: t`Year-to-date deductions`, value: <Money value={yearToDate.deductionsPaise} exact /> },
        { label: t`Year-to-date net pay`, value: <Money value={yearToDate.netPaise} exact /> },
        isComparing &&
          previous !== null && {
            label: t`${formatMonth(previous.month)} net pay`,
            value: <Money value={previous.netPaise} exact />,
          },
        ...carriedForward.map(({ name, amountPaise }) => ({
          label: isFinal ? t`${name}: not recovered` : t`${name}: carried forward`,
          value: <Money value={amountPaise} exact />,
        })),
        lossOfPay.length > 0 && {
          label: t`Loss of pay`,
          wide: true,
          value: <LossOfPay days={lossOfPay} />,
        },
      ]}
    />
  )
}

function LossOfPay({ days }: { days: Payslip['lossOfPay'] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {days.map(({ day, halfDays, reason }, index) => {
        const count = formatDays(halfDays / 2)
        return (
          <li key={day ?? index}>
            {day === null ? t`${count} entered by payroll: ${reason}` : `${formatDate(day)} (${count}): ${reason}`}
          </li>
        )
      })}
    </Box>
  )
}
