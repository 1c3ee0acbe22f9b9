import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import type { RequestedStep } from '@muster/contract/employees/requested-detail.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { requestedReads } from '../requested-detail/requested-labels.ts'
import type { Wizard } from './wizard-page.tsx'

interface Props {
  wizard: Wizard
  /** What the employee can be asked to fill in instead. */
  ask?: { employeeId: string; steps: RequestedStep[] }
}

/** Leaves a step for later, or to the employee. */
export function SkipButton({ wizard, ask }: Props) {
  const request = useCall('POST /api/v1/employee/requested-detail/{id}', { stale: requestedReads })
  const send = async ({ employeeId: id, steps }: NonNullable<Props['ask']>) => {
    try {
      await request.run({ params: { id }, body: { steps } })
      snack(t`The employee has been asked`)
      wizard.next()
    } catch (failure) {
      snackError(messageOf(failure))
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
      {ask === undefined ? null : (
        <Button
          color="inherit"
          disabled={request.pending}
          onClick={() => void send(ask)}
        >{t`Ask the employee to fill this in`}</Button>
      )}
      <Button color="inherit" onClick={wizard.next}>{t`Skip for now`}</Button>
    </Box>
  )
}
