import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type Payable, payableReads } from './payable.ts'

/** Chooses payment through pay from a month on, or outside of pay. */
export default function ChoiceDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Payment of ${payable.request.number}`}
      values={{ paidBy: payable.paidBy, fromMonth: payable.fromMonth }}
      schema={() => import('@muster/contract/payroll/payable/payable.routes.ts').then((routes) => routes.PayableChoice)}
      send={(body) => api('PUT /api/v1/user/payable/{id}', { params: { id: payable._id }, body })}
      onDone={() => {
        snack(t`Saved`)
        void invalidate(...payableReads)
      }}
      submit={t`Save`}
    >
      <RadioCards
        name="paidBy"
        label={t`Payment`}
        options={[
          { value: 'pay', label: t`With pay`, detail: t`The pay run of the month includes it.` },
          { value: 'outside', label: t`Outside payroll`, detail: t`Pay runs exclude it. Record the payment here.` },
        ]}
      />
      <DateField name="fromMonth" label={t`From the pay of`} month />
    </FormDialog>
  )
}
