import { t } from '@lingui/core/macro'
import { formatPeople } from '../../../shared/format/people.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMonth, today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { runReads, type PayRun } from '../types.ts'

/** Asks on which day the bank paid, and what it calls the payment. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const month = formatMonth(run.month)
  const { people, netPaise } = run.onHold
  const paid = t`${formatMoney(run.totals.netPaise - netPaise)} to ${formatPeople(run.totals.people - people)}.`
  const held = people === 0 ? '' : t` ${formatMoney(netPaise)} for ${formatPeople(people)} stays on hold.`
  return (
    <FormDialog
      open
      width={440}
      title={t`Mark ${month} as paid?`}
      intro={t`${paid}${held} You can take it back until the bank has answered.`}
      values={{ paidOn: today(), reference: '' }}
      prepare={(body) => ({ ...body, action: 'pay' as const })}
      schema={() => import('@muster/contract/payroll/pay-run/pay-run.routes.ts').then((routes) => routes.PayRunStep)}
      send={(body) => api('PUT /api/v1/user/payrun/{id}', { params: { id: run._id }, body })}
      submit={t`Mark as paid`}
      onDone={() => {
        snack(t`${month} is marked as paid`)
        void invalidate(...runReads)
      }}
      onClose={onClose}
    >
      <DateField name="paidOn" label={t`Paid on`} max={today()} />
      <TextField name="reference" label={t`Reference (optional)`} maxLength={60} placeholder={t`UTR or batch number`} />
    </FormDialog>
  )
}
