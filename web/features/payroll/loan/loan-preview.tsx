import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import { useWatch } from 'react-hook-form'
import type { RouteOf } from '../../../shared/call/types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { useDebounced } from '../../../shared/call/use-debounced.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'

const key = 'POST /api/v1/employee/loan-preview'
type Question = BodySent<RouteOf<typeof key>>
type Values = [number | null, string | null, 'months' | 'amount', number | null, number | null]

/** The repayment that results from the form, while it is being typed. */
export function LoanPreview() {
  const question = questionOf(
    useWatch({ name: ['principalPaise', 'startMonth', 'repaidBy', 'months', 'installmentPaise'] }) as Values,
  )
  const settled = useDebounced(question === null ? null : JSON.stringify(question))
  const { data, error } = usePostRead(key, settled === null ? null : (JSON.parse(settled) as Question))
  const text =
    question === null ? hint : error ? (error.errors[0]?.message ?? error.message) : data ? previewText(data) : hint
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  )
}

const hint = t`Enter the amount and repayment to see the instalments.`

function questionOf([principalPaise, startMonth, repaidBy, months, installmentPaise]: Values): Question | null {
  const given = repaidBy === 'months' ? months : installmentPaise
  if (principalPaise === null || startMonth === null || given === null) return null
  return repaidBy === 'months'
    ? { principalPaise, startMonth, repaidBy, months, installmentPaise: null }
    : { principalPaise, startMonth, repaidBy, months: null, installmentPaise }
}

function previewText({ installmentPaise, months, lastMonth, lastPaise }: ReplyOf<RouteOf<typeof key>>): string {
  const [amount, last, month] = [formatMoney(installmentPaise), formatMoney(lastPaise), formatMonth(lastMonth)]
  if (months === 1) return t`One instalment of ${last}, in ${month} payroll.`
  return lastPaise === installmentPaise
    ? t`${months} instalments of ${amount}, the last in ${month} payroll.`
    : t`${months} instalments of ${amount}, the last of ${last} in ${month} payroll.`
}
