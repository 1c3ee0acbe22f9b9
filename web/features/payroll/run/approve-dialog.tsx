import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { CheckboxInput } from '../../../shared/form/choice/checkbox-field.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { runReads, type PayRun } from '../types.ts'
import { namesText, openText } from '../preflight/findings.ts'

/** Names the people without pay, which has to be confirmed. */
export function ApproveDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const { _id: id, attempt } = run
  const month = formatMonth(run.month)
  const checks = useApi('GET /api/v1/user/payrun/{id}/preflight', { params: { id }, query: { attempt } })
  const navigate = useNavigate()
  const [isMeant, setMeant] = useState(false)
  const findings = checks.data?.findings ?? []
  const open = openText(findings)
  const approver = checks.data?.approver ?? null
  const errors = findings.filter(({ level, people }) => level === 'error' && people > 0)
  const { excluded, onHold, totals } = run
  const sentences = [
    approver !== null && t`Two-person rule: payroll is locked once ${approver} approves.`,
    t`Attendance and inputs can no longer change.`,
    plural(totals.people, { one: '# person will see their payslip.', other: '# people will see their payslips.' }),
    excluded > 0 && plural(excluded, { one: '# person is excluded.', other: '# people are excluded.' }),
    onHold.people > 0 && plural(onHold.people, { one: '# person is on hold.', other: '# people are on hold.' }),
    open !== null && t`The checks found ${open}.`,
  ]
  return (
    <ConfirmDialog
      open
      title={approver === null ? t`Lock ${month} payroll?` : t`Submit ${month} payroll for approval?`}
      confirm={approver === null ? t`Lock pay run` : t`Submit for approval`}
      keep={t`Cancel`}
      danger={false}
      ready={checks.data !== undefined && (errors.length === 0 || isMeant)}
      onConfirm={async () => {
        await api('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve', attempt } })
        snack(t`${month} payroll locked`)
        await invalidate(...runReads)
        // The list of months goes on to the next one; who approved a run stays with it.
        void navigate(`/home/payroll/payroll-history/${id}`)
      }}
      onClose={onClose}
    >
      {sentences.filter(Boolean).join(' ')}
      {errors.length === 0 ? null : (
        <CheckboxInput
          label={t`Lock payroll without them. ${errors.map((one) => `${one.title}: ${namesText(one)}`).join('. ')}.`}
          value={isMeant}
          onChange={setMeant}
        />
      )}
    </ConfirmDialog>
  )
}
