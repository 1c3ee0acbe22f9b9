import { Box } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../shared/call/api-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { formatMonth } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { useCan } from '../../shared/session/session.ts'
import { snack, snackError } from '../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { peopleText } from '../../shared/pay/run-words.ts'
import { type PayRun, runReads } from '../../shared/pay/types.ts'

/** The next step of a run, and calculating it again. Nothing for those who may only look. */
export function RunActions({ run }: { run: PayRun }) {
  const canWrite = useCan('payRollHistoryWrite')
  const [asking, setAsking] = useState<'approve' | 'pay' | null>(null)
  const step = useCall('PUT /api/v1/user/payrun/{id}', { stale: runReads })
  if (!canWrite) return null
  const month = formatMonth(run.month)
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
      <ConfirmDialog
        open={asking === 'approve'}
        title={`Lock ${month}?`}
        confirm="Lock pay run"
        keep="Not yet"
        danger={false}
        onConfirm={async () => {
          await take('approve')
          snack(`${month} is locked`)
        }}
        onClose={() => setAsking(null)}
      >
        {`Attendance and inputs can no longer change. ${peopleText(run.totals.people)} will see their payslips.`}
        {run.leftOut > 0 ? ` ${run.leftOut === 1 ? '1 person is' : `${run.leftOut} people are`} left out.` : ''}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'pay'}
        title={`Mark ${month} as paid?`}
        confirm="Mark as paid"
        keep="Not yet"
        danger={false}
        onConfirm={async () => {
          await take('pay')
          snack(`${month} is marked as paid`)
        }}
        onClose={() => setAsking(null)}
      >
        {`${formatMoney(run.totals.netPaise)} to ${peopleText(run.totals.people)}. This cannot be undone.`}
      </ConfirmDialog>
    </Box>
  )
}
