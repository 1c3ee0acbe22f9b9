import { t } from '@lingui/core/macro'
import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ApiError, messageOf } from '../../shared/call/api-error.ts'
import type { Sent } from '../../shared/call/types.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { placeErrors } from '../../shared/form/form-problems.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { DrySlips } from './dry-slips.tsx'
import { quickBody, quickField, rehearsalKey, type QuickValues, type Rehearsal } from './quick-values.ts'

/** Everyone's pay for this month, from the form's values. Errors are shown at their cells. */
export function DryPayslips() {
  const form = useFormContext()
  const [shown, setShown] = useState<Rehearsal | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const call = useCall(rehearsalKey)
  const calculate = async () => {
    form.clearErrors()
    setProblems([])
    try {
      setShown(
        await call.run({ body: quickBody(form.getValues() as QuickValues) as Sent<typeof rehearsalKey>['body'] }),
      )
    } catch (error) {
      setShown(null)
      const isPlaced = error instanceof ApiError && error.errors.length > 0
      setProblems(isPlaced ? placeErrors(form, error.errors, quickField) : [messageOf(error)])
    }
  }
  return (
    <Panel
      title={t`Payslip preview`}
      subtitle={t`Nothing is saved and no one is notified.`}
      action={
        <ActionButton action={{ label: t`Preview payslips`, pending: call.pending, onClick: () => void calculate() }} />
      }
    >
      <div aria-live="polite">
        {problems.map((problem) => (
          <Alert key={problem} severity="error">
            {problem}
          </Alert>
        ))}
        {shown === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`See what each person would be paid this month before you add or invite anyone.`}
          </Typography>
        ) : (
          <DrySlips rehearsal={shown} />
        )}
      </div>
    </Panel>
  )
}
