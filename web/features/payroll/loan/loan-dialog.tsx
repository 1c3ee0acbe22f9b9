import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, Fields } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { LoanPreview } from './loan-preview.tsx'
import { loanReads } from './loan.ts'
import { useOpenMonth } from '../input/use-open-month.ts'

const ways = [
  { value: 'months', label: t`Over a number of months`, detail: t`The instalment is calculated` },
  { value: 'amount', label: t`By a monthly amount`, detail: t`The number of months is calculated` },
]

interface Props {
  employeeId: string
  name: string
  onClose: () => void
}

/** Records a loan, and how it is repaid through pay. */
export default function LoanDialog({ employeeId, name, onClose }: Props) {
  const open = useOpenMonth()
  if (open === undefined) return null
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Loan for ${name}`}
      values={{
        name: '',
        principalPaise: null,
        givenOn: today(),
        startMonth: open.month,
        repaidBy: 'months',
        months: null,
        installmentPaise: null,
        reason: '',
        interestNote: '',
      }}
      prepare={({ repaidBy, months = null, installmentPaise = null, ...body }) => ({
        ...body,
        employeeId,
        repaidBy,
        months: repaidBy === 'months' ? months : null,
        installmentPaise: repaidBy === 'amount' ? installmentPaise : null,
      })}
      schema={() => import('@muster/contract/payroll/settlement/loan.routes.ts').then((routes) => routes.LoanInput)}
      send={(body) => api('POST /api/v1/employee/loan', { body })}
      onDone={() => {
        snack(t`Loan saved`)
        void invalidate(...loanReads)
      }}
      submit={t`Save loan`}
    >
      <Fields>
        <FieldRow>
          <TextField name="name" label={t`Name on the payslip`} maxLength={60} placeholder={t`Festival advance`} />
          <MoneyField name="principalPaise" label={t`Loan amount`} />
        </FieldRow>
        <FieldRow>
          <DateField name="givenOn" label={t`Disbursed on`} />
          <TextField name="reason" label={t`Reason`} maxLength={200} />
        </FieldRow>
        <RadioCards name="repaidBy" label={t`Repayment`} options={ways} minWidth={200} />
        <FieldRow>
          <Repaid />
          <DateField name="startMonth" label={t`First instalment in`} month {...open.field} />
        </FieldRow>
        <LoanPreview />
        <TextField
          name="interestNote"
          label={t`Interest note`}
          optional
          maxLength={200}
          helper={t`An interest-free or concessional loan can be a taxable perquisite. Add its value as a payment of type benefit in kind.`}
        />
      </Fields>
    </FormDialog>
  )
}

function Repaid() {
  const repaidBy = useWatch({ name: 'repaidBy' }) as string
  return repaidBy === 'months' ? (
    <NumberField name="months" label={t`Number of months`} unit={t`months`} />
  ) : (
    <MoneyField name="installmentPaise" label={t`Monthly instalment`} />
  )
}
