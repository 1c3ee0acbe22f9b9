import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { bonusReads, type BonusPerson } from './bonus-state.ts'

interface Props {
  year: string
  person: BonusPerson
  onClose: () => void
}

/** Deductions from one person's bonus, or the reason why there is none. */
export default function BonusDecisionDialog({ year, person, onClose }: Props) {
  const { employee, customaryPaise, advancePaise, misconductPaise, reason, excluded } = person
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Bonus of ${employee.name}`}
      values={{ customaryPaise, advancePaise, misconductPaise, reason, excluded: excluded ?? '' }}
      schema={() => import('@muster/contract/payroll/bonus/bonus-run.routes.ts').then((routes) => routes.BonusDecision)}
      send={(body) =>
        api('PUT /api/v1/user/bonus-run/person/{id}', { params: { id: employee._id }, query: { year }, body })
      }
      onDone={() => {
        snack(t`Saved`)
        void invalidate(...bonusReads)
      }}
      submit={t`Save`}
    >
      <MoneyField name="customaryPaise" label={t`Customary bonus paid`} optional />
      <MoneyField name="advancePaise" label={t`Bonus paid in advance`} optional />
      <MoneyField name="misconductPaise" label={t`Loss caused by misconduct`} optional />
      <TextField name="reason" label={t`Reason for deductions`} optional />
      <TextField
        name="excluded"
        label={t`Reason for exclusion`}
        optional
        helper={t`With a reason here, the person gets no bonus. Dismissal for fraud, violence, theft or sexual harassment disqualifies.`}
      />
    </FormDialog>
  )
}
