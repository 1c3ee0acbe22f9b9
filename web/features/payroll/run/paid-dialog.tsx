import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMonth, today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { runReads, type PayRun } from '../types.ts'

/** Asks for the day of payment and the bank's reference. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const month = formatMonth(run.month)
  const { people, netPaise } = run.onHold
  const paid = formatMoney(run.totals.netPaise - netPaise)
  const held = formatMoney(netPaise)
  const sentences = [
    plural(run.totals.people - people, { one: `${paid} paid to # person.`, other: `${paid} paid to # people.` }),
    people > 0 &&
      plural(people, { one: `${held} for # person stays on hold.`, other: `${held} for # people stays on hold.` }),
    t`You can undo this until a bank response is recorded.`,
  ]
  return (
    <FormDialog
      open
      width={440}
      title={t`Mark ${month} payroll as paid?`}
      intro={sentences.filter(Boolean).join(' ')}
      values={{ paidOn: today(), reference: '' }}
      prepare={(body) => ({ ...body, action: 'pay' as const })}
      schema={() => import('@muster/contract/payroll/pay-run/pay-run.routes.ts').then((routes) => routes.PayRunStep)}
      send={(body) => api('PUT /api/v1/user/payrun/{id}', { params: { id: run._id }, body })}
      submit={t`Mark as paid`}
      onDone={() => {
        snack(t`${month} payroll marked as paid`)
        void invalidate(...runReads)
      }}
      onClose={onClose}
    >
      <DateField name="paidOn" label={t`Paid on`} max={today()} />
      <TextField name="reference" label={t`Reference (optional)`} maxLength={60} placeholder={t`UTR or batch number`} />
    </FormDialog>
  )
}
