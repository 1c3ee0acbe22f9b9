import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { bonusReads, type BonusPerson } from './bonus-state.ts'

interface Props {
  year: string
  person: BonusPerson
  onClose: () => void
}

/** Records a bonus paid outside payroll, for example to a former employee. */
export default function BonusOutsideDialog({ year, person: { employee, paidOn, reference }, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Payment to ${employee.name}`}
      empty="null"
      values={{ paidOn, reference }}
      prepare={(body) => ({ ...body, reference: body['reference'] ?? '' })}
      schema={() => import('@muster/contract/payroll/bonus/bonus-run.routes.ts').then((routes) => routes.BonusPayment)}
      send={(body) =>
        api('PUT /api/v1/user/bonus-run/payment/{id}', { params: { id: employee._id }, query: { year }, body })
      }
      onDone={() => {
        snack(t`Saved`)
        void invalidate(...bonusReads)
      }}
      submit={t`Save`}
    >
      <DateField
        name="paidOn"
        label={t`Paid on`}
        optional
        max={today()}
        helper={t`Without a date, it counts as not paid yet.`}
      />
      <TextField name="reference" label={t`Reference`} optional />
    </FormDialog>
  )
}
