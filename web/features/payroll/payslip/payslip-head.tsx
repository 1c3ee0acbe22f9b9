import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { maskedText } from '../../../shared/ui/masked.tsx'
import { ReversalNotice } from './reversal-notice.tsx'
import type { Payslip } from '../types.ts'

const relations = { father: t`Father`, mother: t`Mother`, spouse: t`Spouse` }

/** The payslip's employee, employer, month and total. */
export function PayslipHead({ payslip }: { payslip: Payslip }) {
  const { company, reversal } = payslip
  return (
    <>
      <Box>
        <Typography variant="h4" component="p">
          {company.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[company.legalName === company.name ? '' : company.legalName, company.address].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {payslip.hold === null ? null : (
        <Alert severity="warning">
          {payslip.hold.reason === null
            ? t`This pay has been on hold since ${formatDate(payslip.hold.at)}: it is calculated but not paid yet. Ask HR for the reason.`
            : t`This pay has been on hold since ${formatDate(payslip.hold.at)}: it is calculated but not paid yet. Reason: ${payslip.hold.reason}`}
        </Alert>
      )}
      {reversal === null ? null : <ReversalNotice month={payslip.month} reversal={reversal} />}
      <Box sx={{ bgcolor: 'var(--blue-50)', borderRadius: '12px', p: 2 }}>
        <Typography variant="body2">{t`Net pay for ${formatMonth(payslip.month)}`}</Typography>
        <Typography variant="display" component="p">
          <Money value={payslip.netPaise} exact />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {payslip.netInWords}
        </Typography>
      </Box>
      <Person payslip={payslip} />
    </>
  )
}

function Person({ payslip }: { payslip: Payslip }) {
  const { person, days, lines } = payslip
  const overtime = lines.find(({ code }) => code === 'OVERTIME')?.explanation.reason ?? null
  return (
    <Facts
      minWidth={140}
      facts={[
        { label: t`Name`, value: person.name },
        { label: t`Employee code`, value: person.code },
        person.relative !== null && { label: relations[person.relative.relation], value: person.relative.name },
        { label: t`Designation`, value: person.designation },
        { label: t`Department`, value: person.department },
        { label: t`Location`, value: person.location },
        { label: t`Date of joining`, value: formatDate(person.joinedOn) },
        person.leftOn !== null && { label: t`Last working day`, value: formatDate(person.leftOn) },
        { label: t`PAN`, value: masked(person.panLast4) },
        { label: t`UAN`, value: masked(person.uanLast4) },
        person.esiLast4 !== null && { label: t`ESI number`, value: masked(person.esiLast4) },
        {
          label: t`Bank account`,
          value: person.bank && `${person.bank.name} ${maskedText(person.bank.accountLast4)}`.trim(),
        },
        { label: t`Paid days`, value: t`${count(days.paidHalfDays)} of ${count(days.denominatorHalfDays)}` },
        { label: t`LOP days`, value: count(days.lossOfPayHalfDays) },
        overtime !== null && { label: t`Overtime`, value: overtime },
        { label: t`Pay date`, value: formatDate(payslip.payDate) },
        payslip.paidOn !== null && { label: t`Paid on`, value: formatDate(payslip.paidOn) },
        payslip.issuedOn !== null && { label: t`Issued on`, value: formatDate(payslip.issuedOn) },
      ]}
    />
  )
}

function masked(last4: string | null): string | null {
  return last4 === null ? null : maskedText(last4)
}

function count(halfDays: number): string {
  return `${Math.floor(halfDays / 2)}${halfDays % 2 === 0 ? '' : '.5'}`
}
