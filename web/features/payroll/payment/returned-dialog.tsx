import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { paymentReads, type Payment } from './run-payment-columns.tsx'

interface Props {
  runId: string
  payment: Payment
  onClose: () => void
}

/** Asks why the bank returned a payment. */
export default function ReturnedDialog({ runId, payment: { payslipId, employee }, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Mark ${employee.name}'s payment as failed`}
      intro={t`Correct the bank details, then pay again with the bank file of failed payments.`}
      values={{ reason: '' }}
      prepare={(body) => ({ ...body, payslipId, answer: 'returned' as const })}
      schema={() =>
        import('@muster/contract/payroll/pay-run/bank-answer.routes.ts').then((routes) => routes.BankAnswerInput)
      }
      send={(body) => api('PUT /api/v1/user/payrun/{id}/bank-answer', { params: { id: runId }, body })}
      submit={t`Mark as failed`}
      onDone={() => {
        snack(t`${employee.name}'s payment marked as failed`)
        void invalidate(...paymentReads)
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t`Reason`} maxLength={200} placeholder={t`Account closed`} />
    </FormDialog>
  )
}
