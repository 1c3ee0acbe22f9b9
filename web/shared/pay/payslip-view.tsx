import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { formatDate, formatMonth } from '../format/date.ts'
import { Money } from '../format/money-text.tsx'
import { formatDays } from '../format/time.ts'
import { Facts } from '../ui/facts.tsx'
import { PayslipLines } from './payslip-lines.tsx'
import './payslip.css'
import type { Payslip } from './types.ts'

/** A payslip to be read on the screen and printed; each line opens how it was calculated. */
export function PayslipView({ payslip }: { payslip: Payslip }) {
  const [comparing, setComparing] = useState(false)
  const { company, person, days, previous, lossOfPay } = payslip
  const of = (...types: string[]) => payslip.lines.filter(({ type }) => types.includes(type))
  const before =
    comparing && previous ? new Map(previous.lines.map(({ code, amountPaise }) => [code, amountPaise])) : null
  return (
    <Box className="payslip" sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h4" component="p">
          {company.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[company.legalName === company.name ? '' : company.legalName, company.address].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ bgcolor: 'var(--blue-50)', borderRadius: '12px', p: 2 }}>
        <Typography variant="body2">{`Net pay of ${formatMonth(payslip.month)}`}</Typography>
        <Typography variant="display" component="p">
          <Money value={payslip.netPaise} exact />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {payslip.netInWords}
        </Typography>
      </Box>
      <Facts
        minWidth={140}
        facts={[
          { label: 'Name', value: person.name },
          { label: 'Employee code', value: person.code },
          { label: 'Designation', value: person.designation },
          { label: 'Department', value: person.department },
          { label: 'Location', value: person.location },
          { label: 'Joined on', value: formatDate(person.joinedOn) },
          person.leftOn !== null && { label: 'Last day', value: formatDate(person.leftOn) },
          { label: 'Days paid', value: `${count(days.paidHalves)} of ${count(days.denominatorHalves)}` },
          { label: 'Days without pay', value: count(days.lossOfPayHalves) },
          { label: payslip.paidAt ? 'Paid on' : 'Pay day', value: formatDate(payslip.paidAt ?? payslip.payDate) },
        ]}
      />
      {previous ? (
        <FormControlLabel
          className="no-print"
          control={<Switch checked={comparing} onChange={(_, on) => setComparing(on)} />}
          label={`Compare with ${formatMonth(previous.month)}`}
        />
      ) : null}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <PayslipLines
          title="Earnings"
          lines={of('earning', 'reimbursement')}
          total={payslip.grossPaise + payslip.reimbursementsPaise}
          before={before}
        />
        <PayslipLines title="Deductions" lines={of('deduction')} total={payslip.deductionsPaise} before={before} />
        {of('roundOff').length > 0 ? <PayslipLines title="Rounding" lines={of('roundOff')} before={before} /> : null}
        {of('employer').length > 0 ? (
          <PayslipLines
            title="Paid by the employer on top"
            lines={of('employer')}
            total={payslip.employerPaise}
            before={before}
          />
        ) : null}
      </Box>
      <Facts
        minWidth={140}
        facts={[
          { label: 'Earned since April', value: <Money value={payslip.yearToDate.grossPaise} exact /> },
          { label: 'Deducted since April', value: <Money value={payslip.yearToDate.deductionsPaise} exact /> },
          { label: 'Paid since April', value: <Money value={payslip.yearToDate.netPaise} exact /> },
          before &&
            previous && {
              label: `Net of ${formatMonth(previous.month)}`,
              value: <Money value={previous.netPaise} exact />,
            },
          lossOfPay.length > 0 && {
            label: 'Days without pay',
            wide: true,
            value: lossOfPay
              .map(({ day, halves, reason }) => `${formatDate(day)} (${formatDays(halves / 2)}): ${reason}`)
              .join('; '),
          },
        ]}
      />
    </Box>
  )
}

function count(halves: number): string {
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '.5'}`
}
