import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import type { ComponentProps } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import type { LeaveLeft } from '../../../shared/contributions.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { changedByEncashment } from './encashment.ts'

/** Enters the leave that a leaver has left, so that the settlement pays it. */
export default function EncashAtExit({ employeeId, lastDay, leave, onDone }: ComponentProps<LeaveLeft>) {
  const canEncash = useCan('employeeSalaryWrite')
  const encash = useCall('POST /api/v1/employee/leave-encashment/{id}', { stale: changedByEncashment })
  if (!canEncash || leave.length === 0) return null
  const enter = async (policyId: string) => {
    const reason = t`Unused leave encashed at exit`
    const body = { policyId, halfDays: null, atExit: true, month: lastDay.slice(0, 7), reason }
    try {
      await encash.run({ params: { id: employeeId }, body })
    } catch {
      return
    }
    snack(t`Leave encashment saved`)
    onDone()
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {leave.map(({ policyId, name, halfDays }) => {
          const days = halfDays / 2
          const action = {
            label: plural(days, { one: `Encash # day of ${name}`, other: `Encash # days of ${name}` }),
            disabled: encash.pending,
            onClick: () => void enter(policyId),
          }
          return <ActionButton key={policyId} size="small" action={action} />
        })}
      </Box>
      {encash.error ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {encash.error.message}
        </Alert>
      ) : null}
    </>
  )
}
