import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type Payable, payableReads } from './payable.ts'

/** Records payments, or recoveries of an advance, outside payroll: one in full or in part, several in full. */
export default function PaymentDialog({ payables, onClose }: { payables: readonly Payable[]; onClose: () => void }) {
  const [first] = payables
  const only = payables.length === 1 ? first : undefined
  const total = formatMoney(payables.reduce((sum, { openPaise }) => sum + openPaise, 0))
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={only ? t`Record payment of ${only.request.number}` : t`Record payments`}
      intro={
        only
          ? t`${total} to ${only.employee.name}, paid outside payroll. The pay run then excludes it.`
          : t`${plural(payables.length, { one: '# request', other: '# requests' })}, ${total} in total, paid outside payroll.`
      }
      values={{ amountPaise: null, paidOn: today(), reference: '' }}
      prepare={({ amountPaise = null, ...body }) => ({
        ...body,
        amountPaise,
        payables: payables.map(({ _id }) => _id),
      })}
      schema={() =>
        import('@muster/contract/payroll/payable/payable.routes.ts').then((routes) => routes.OutsidePaymentInput)
      }
      send={(body) => api('POST /api/v1/user/payable-payment', { body })}
      onDone={() => {
        snack(t`Payment recorded`)
        void invalidate(...payableReads)
      }}
      submit={t`Record payment`}
    >
      <DateField name="paidOn" label={t`Paid on`} max={today()} />
      {only ? (
        <MoneyField
          name="amountPaise"
          label={t`Amount`}
          optional
          helper={t`${total} is outstanding. Leave empty for the full amount.`}
        />
      ) : null}
      <TextField
        name="reference"
        label={t`Reference`}
        maxLength={100}
        helper={t`For example the UTR of the transfer.`}
      />
    </FormDialog>
  )
}
