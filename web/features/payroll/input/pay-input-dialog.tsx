import { t } from '@lingui/core/macro'
import type { DeductionNature, PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, Fields } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { benefitOptions } from '../component/benefit-labels.ts'
import { deductionLabels, natureLabels } from './nature-labels.ts'
import { useOpenMonth } from './use-open-month.ts'

const types = [
  { value: 'earning', label: t`Payment`, detail: t`For example, a bonus or incentive` },
  { value: 'reimbursement', label: t`Reimbursement`, detail: t`For example, travel expenses` },
  { value: 'deduction', label: t`Deduction`, detail: t`For example, a fee or recovery` },
]

const natures = Object.entries(natureLabels).map(([value, { label }]) => ({ value, label }))
const deductions = Object.entries(deductionLabels).map(([value, { label }]) => ({ value, label }))

interface Props {
  onClose: () => void
  employeeId: string
  name: string
}

/** Adds a payment or deduction besides the salary. */
export default function PayInputDialog({ onClose, employeeId, name }: Props) {
  const open = useOpenMonth()
  if (open === undefined) return null
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Add payment or deduction for ${name}`}
      values={{
        type: 'earning',
        nature: 'incentive',
        deduction: 'other',
        benefit: 'gifts',
        name: '',
        amountPaise: null,
        reason: '',
        fromMonth: open.month,
        repeats: false,
      }}
      prepare={({ repeats, deduction, ...body }) => ({
        ...body,
        nature: natureSent(body['type'], body['nature'], deduction),
        benefit: body['type'] === 'earning' && body['nature'] === 'perquisite' ? body['benefit'] : null,
        employeeId,
        toMonth: repeats === true && mayRepeat(body['type'], deduction) ? null : body['fromMonth'],
      })}
      schema={() =>
        import('@muster/contract/payroll/pay-run/pay-input.routes.ts').then((routes) => routes.PayInputInput)
      }
      fieldOf={(path) => (path === 'toMonth' ? 'fromMonth' : path)}
      send={(body) => api('POST /api/v1/user/pay-input', { body })}
      onDone={() => {
        snack(t`Saved`)
        void invalidate('GET /api/v1/user/pay-input')
      }}
      submit={t`Save`}
    >
      <Fields>
        <RadioCards name="type" label={t`Type`} options={types} minWidth={170} />
        <Nature />
        <FieldRow>
          <TextField name="name" label={t`Name on the payslip`} maxLength={60} />
          <MoneyField name="amountPaise" label={t`Amount`} />
        </FieldRow>
        <FieldRow>
          <DateField name="fromMonth" label={t`Month`} month {...open.field} />
          <TextField name="reason" label={t`Reason`} maxLength={200} />
        </FieldRow>
        <Repeats />
      </Fields>
    </FormDialog>
  )
}

function natureSent(type: unknown, nature: unknown, deduction: unknown) {
  if (type === 'earning') return nature
  return type === 'deduction' && deduction !== 'other' ? deduction : null
}

/** A fine is deducted at once: the law allows no instalments. */
function mayRepeat(type: unknown, deduction: unknown): boolean {
  return type === 'deduction' && deduction !== 'fine'
}

/** For a payment, its legal class, which decides the deductions and taxes that count it; for a deduction, its entry in the register. */
function Nature() {
  const type = useWatch({ name: 'type' }) as string
  const nature = useWatch({ name: 'nature' }) as PayNature
  const deduction = useWatch({ name: 'deduction' }) as DeductionNature | 'other'
  if (type === 'deduction')
    return (
      <SelectField
        name="deduction"
        label={t`Nature of deduction`}
        options={deductions}
        helper={deductionLabels[deduction].help}
      />
    )
  if (type !== 'earning') return null
  return (
    <>
      <SelectField name="nature" label={t`Nature of payment`} options={natures} helper={natureLabels[nature].help} />
      {nature === 'perquisite' ? (
        <SelectField name="benefit" label={t`Type of benefit`} options={benefitOptions} />
      ) : null}
    </>
  )
}

function Repeats() {
  const type = useWatch({ name: 'type' }) as string
  const deduction = useWatch({ name: 'deduction' }) as string
  return mayRepeat(type, deduction) ? <SwitchField name="repeats" label={t`Repeat every month until ended`} /> : null
}
