import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { CheckboxField } from '../../../shared/form/choice/checkbox-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { runReads, type Payslip } from '../types.ts'

/** Asks why a payslip is reversed, and says what follows. */
export default function ReversalDialog({ payslip, onClose }: { payslip: Payslip; onClose: () => void }) {
  const panel = useSidePanel()
  const { person, month, paidOn, netPaise } = payslip
  const isPaid = paidOn !== null && netPaise > 0
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Reverse ${person.name}'s payslip?`}
      width={440}
      intro={t`A reversal cancels the ${formatMonth(month)} payslip, and both stay on record. The next pay run recalculates the month with the data available then; enter one-time payments again. This cannot be undone.`}
      values={{ reason: '', cameBack: false }}
      schema={() =>
        import('@muster/contract/payroll/pay-run/reversal.routes.ts').then(
          ({ reversalRoutes }) => reversalRoutes['POST /api/v1/user/payslip/{id}/reversal'].body,
        )
      }
      send={async (body) => {
        const back = await api('POST /api/v1/user/payslip/{id}/reversal', { params: { id: payslip._id }, body })
        panel.open(back._id)
      }}
      onDone={() => {
        snack(t`Payslip reversed`)
        void invalidate(...runReads, 'GET /api/v1/user/passbook/{id}', 'GET /api/v1/employee/loan/{id}')
      }}
      submit={t`Reverse payslip`}
    >
      <Alert severity={isPaid ? 'warning' : 'info'}>
        {isPaid
          ? t`${formatMoney(netPaise)} was paid on ${formatDate(paidOn)}. The next pay run sets it off: the bank file pays only the difference.`
          : t`It isn't marked as paid, so the bank file leaves it out. If you have sent the bank file already, mark the pay run as paid first.`}
      </Alert>
      <TextArea name="reason" label={t`Reason`} max={300} rows={3} helper={t`The employee sees this.`} />
      {isPaid ? (
        <CheckboxField
          name="cameBack"
          label={t`The payment failed or came back`}
          helper={t`Then nothing is set off, and the month is paid again in full.`}
        />
      ) : null}
    </FormDialog>
  )
}
