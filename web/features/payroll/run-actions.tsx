import { Box } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../shared/call/api-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { useCan } from '../../shared/session/session.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { type PayRun, runReads } from '../../shared/pay/types.ts'

// Fetched when a step is asked for.
const RunDialogs = lazy(() => import('./run-dialogs.tsx'))

/** The next step of a run, and calculating it again. Nothing for those who may only look. */
export function RunActions({ run }: { run: PayRun }) {
  const canWrite = useCan('payRollHistoryWrite')
  const [asking, setAsking] = useState<'approve' | 'pay' | null>(null)
  const step = useCall('PUT /api/v1/user/payrun/{id}', { stale: runReads })
  if (!canWrite) return null
  const take = (action: 'approve' | 'pay' | 'recalculate') => step.run({ params: { id: run._id }, body: { action } })
  const recalculate = async () => {
    try {
      await take('recalculate')
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const again = {
    label: 'Calculate Again',
    onClick: () => void recalculate(),
    pending: step.pending && asking === null,
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {run.state === 'calculated' ? (
        <>
          <ActionButton action={again} />
          {run.totals.people > 0 ? (
            <ActionButton look="primary" action={{ label: 'Approve and Lock', onClick: () => setAsking('approve') }} />
          ) : null}
        </>
      ) : null}
      {run.state === 'approved' ? (
        <ActionButton look="primary" action={{ label: 'Mark as Paid', onClick: () => setAsking('pay') }} />
      ) : null}
      {asking === null ? null : (
        <Suspense>
          <RunDialogs run={run} asking={asking} take={take} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Box>
  )
}
