import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { isLocked } from '../run-state.ts'
import { runReads, type PayRun } from '../types.ts'

interface Held {
  employee: { _id: string; name: string }
  netPaise: number
}

interface Props {
  run: Pick<PayRun, '_id' | 'state'>
  of: Held
  onClose: () => void
}

const schemas = () => import('@muster/contract/payroll/pay-run/pay-run-steps.routes.ts')

/** Asks why one person's pay is put on hold. */
export function HoldDialog({ run, of: { employee, netPaise }, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Hold ${employee.name}'s pay?`}
      intro={t`${formatMoney(netPaise)} is excluded from the bank file until you release it. The payslip, tax and contributions do not change. ${employee.name} is notified that the pay is on hold, but not of the reason.`}
      values={{ reason: '' }}
      prepare={(body) => ({ ...body, employeeId: employee._id })}
      schema={() => schemas().then((routes) => routes.HoldInput)}
      send={(body) => api('POST /api/v1/user/payrun/{id}/hold', { params: { id: run._id }, body })}
      submit={t`Hold pay`}
      onDone={() => {
        snack(t`${employee.name}'s pay is on hold`)
        void invalidate(...runReads)
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t`Reason`} maxLength={300} placeholder={t`Laptop not returned`} />
    </FormDialog>
  )
}

/** Asks how pay on hold is paid. */
export function ReleaseDialog({ run, of: { employee, netPaise }, onClose }: Props) {
  const paid = run.state === 'paid'
  const ways = [
    {
      value: 'bank',
      label: paid ? t`In a separate bank file` : t`In the bank file of the pay run`,
      detail: paid ? t`Download it under Files and forms.` : t`Together with everyone else.`,
    },
    { value: 'other', label: t`Paid by other means`, detail: t`Cheque, cash or a separate transfer.` },
  ]
  return (
    <FormDialog
      open
      width={440}
      title={t`Release ${employee.name}'s pay?`}
      intro={t`${formatMoney(netPaise)} will be paid.`}
      values={{ paidBy: 'bank', paidOn: today(), reference: '' }}
      prepare={(body) => ({ ...body, employeeId: employee._id })}
      schema={() => schemas().then((routes) => routes.ReleaseInput)}
      send={(body) => api('POST /api/v1/user/payrun/{id}/release', { params: { id: run._id }, body })}
      submit={t`Release pay`}
      onDone={() => {
        snack(t`${employee.name}'s pay is released`)
        void invalidate(...runReads)
      }}
      onClose={onClose}
    >
      {isLocked(run.state) ? (
        <>
          <RadioCards name="paidBy" label={t`Paid by`} options={ways} />
          <DateField name="paidOn" label={t`Paid on`} max={today()} helper={t`Date of the separate payment.`} />
          <TextField
            name="reference"
            label={t`Reference (optional)`}
            maxLength={60}
            placeholder={t`Cheque or UTR number`}
          />
        </>
      ) : null}
    </FormDialog>
  )
}
