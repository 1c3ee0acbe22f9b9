import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ownRunReads, runReads, type PayRun } from '../types.ts'

const texts = {
  reopen: {
    title: (month: string) => t`Reopen ${month} payroll?`,
    intro: t`Payslips are withdrawn and employees are notified, attendance for the month reopens, and everything is recalculated. If you have already sent the bank file, stop it at the bank first.`,
    key: 'POST /api/v1/user/payrun/{id}/reopen',
    submit: t`Reopen pay run`,
    done: (month: string) => t`${month} payroll reopened`,
    // The run is calculated again, and the earlier calculation can no longer be read.
    stale: ownRunReads,
  },
  notPaid: {
    title: (month: string) => t`Mark ${month} payroll as unpaid?`,
    intro: t`The pay run returns to approved. You can do this until a bank response is recorded.`,
    key: 'POST /api/v1/user/payrun/{id}/not-paid',
    submit: t`Mark as unpaid`,
    done: (month: string) => t`${month} payroll marked as unpaid`,
    stale: runReads,
  },
} as const

/** Asks why a step of a run is reversed; the reason is logged. */
export function WayBackDialog({ run, to, onClose }: { run: PayRun; to: keyof typeof texts; onClose: () => void }) {
  const { title, intro, key, submit, done, stale } = texts[to]
  const month = formatMonth(run.month)
  return (
    <FormDialog
      open
      width={440}
      title={title(month)}
      intro={intro}
      values={{ reason: '' }}
      schema={() => import('@muster/contract/payroll/pay-run/pay-run-steps.routes.ts').then((routes) => routes.WayBack)}
      send={(body) => api(key, { params: { id: run._id }, body })}
      submit={submit}
      onDone={() => {
        snack(done(month))
        void invalidate(...stale)
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t`Reason`} maxLength={300} />
    </FormDialog>
  )
}
