import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ownRunReads, runReads, type PayRun } from '../types.ts'

const words = {
  reopen: {
    title: (month: string) => t`Reopen ${month}?`,
    intro: t`Payslips are taken back from employees and are told so, attendance of the month opens, and everything is calculated again. If the bank file was sent already, stop it at the bank first.`,
    key: 'POST /api/v1/user/payrun/{id}/reopen',
    submit: t`Reopen pay run`,
    done: (month: string) => t`${month} is open again`,
    // It is calculated anew, and of the earlier calculation nothing is there to be read.
    stale: ownRunReads,
  },
  notPaid: {
    title: (month: string) => t`Mark ${month} as not paid?`,
    intro: t`The run goes back to approved. This is possible until the bank has answered to a payment.`,
    key: 'POST /api/v1/user/payrun/{id}/not-paid',
    submit: t`Mark as not paid`,
    done: (month: string) => t`${month} is no longer marked as paid`,
    stale: runReads,
  },
} as const

/** Asks why a step of a run is taken back; the log keeps it. */
export function WayBackDialog({ run, to, onClose }: { run: PayRun; to: keyof typeof words; onClose: () => void }) {
  const { title, intro, key, submit, done, stale } = words[to]
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
