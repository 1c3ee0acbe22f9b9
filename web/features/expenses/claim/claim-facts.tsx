import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatMonth, formatRange } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { ClaimWarnings } from './claim-warnings.tsx'
import type { Claim } from './claim.ts'

type Payment = Claim['details']['payments'][number]

/** Anything unusual, when the money was spent, and how it is reimbursed. */
export function ClaimFacts({ request: { startsOn, endsOn, quantity, details } }: { request: Claim }) {
  const { payments } = details
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ClaimWarnings details={details} />
      <Facts
        minWidth={150}
        facts={[
          { label: t`Expenses`, value: quantity },
          { label: t`Dates`, value: startsOn === null ? '–' : formatRange(startsOn, endsOn ?? startsOn) },
          // A single payment is shown beside the amounts.
          ...(payments.length < 2 ? [] : payments).map((payment) => ({
            label: payment.type === 'taxedReimbursement' ? t`Payment of taxable expenses` : t`Payment`,
            value: paymentText(payment),
          })),
        ]}
      />
    </Box>
  )
}

export function paymentText({ amountPaise, paidPaise, paidBy, fromMonth }: Payment): string {
  if (paidPaise === amountPaise) return t`${formatMoney(amountPaise)} paid`
  const month = formatMonth(fromMonth)
  const open = formatMoney(amountPaise - paidPaise)
  if (paidPaise > 0) return t`${formatMoney(paidPaise)} paid, ${open} to be paid`
  return paidBy === 'pay' ? t`${open}, with the salary of ${month}` : t`${open}, by a separate transfer`
}
