import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { ownRunReads, type PayRun } from '../types.ts'
import type { RunStep } from './run-dialogs.tsx'
import type { RunChecks } from './use-run-checks.ts'

// Loaded when a step is requested.
const RunDialogs = lazyDialog(() => import('./run-dialogs.tsx'))

interface Props {
  run: PayRun
  checks: RunChecks
  /** If the step belongs elsewhere, its button does not stand out. */
  quiet?: boolean
}

/** The next step of a run, with the reason if it is blocked, and the steps back. Nothing for read-only users. */
export function RunActions({ run, checks: { blocked, preflight }, quiet = false }: Props) {
  const canWrite = useCan('payRollHistoryWrite')
  const [asking, setAsking] = useState<RunStep | null>(null)
  // Reads of a calculation include its number, so they refetch once there is another one.
  const step = useCall('PUT /api/v1/user/payrun/{id}', { stale: ownRunReads })
  if (!canWrite) return null
  const recalculate = async () => {
    try {
      await step.run({ params: { id: run._id }, body: { action: 'recalculate' } })
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const again = { label: t`Recalculate`, onClick: () => void recalculate(), pending: step.pending }
  // A submitted run is the other person's to decide.
  const look = quiet || run.submitted !== null ? 'secondary' : 'primary'
  // Money moves with the file; marking as paid comes after it.
  const needsBankFile = run.bankFile === 'open'
  const isStale = blocked !== null && preflight !== undefined
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'start', sm: 'end' } }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {run.state === 'calculated' ? (
          <>
            <ActionButton action={again} look={isStale ? look : 'secondary'} />
            {run.totals.people > 0 ? (
              <ActionButton
                look={isStale ? 'secondary' : look}
                action={{
                  label: t`Approve and lock`,
                  onClick: () => setAsking('approve'),
                  disabled: blocked !== null || step.pending,
                }}
              />
            ) : null}
          </>
        ) : null}
        {run.state === 'approved' ? (
          <>
            <MoreMenu
              label={t`More actions`}
              text={t`More`}
              actions={[run.kind === 'regular' && { label: t`Reopen pay run`, onClick: () => setAsking('reopen') }]}
            />
            {needsBankFile ? (
              <ActionButton
                look={look}
                action={{ label: t`Get bank file`, to: `/home/payroll/payroll-history/${run._id}?tab=files` }}
              />
            ) : null}
            <ActionButton
              look={needsBankFile ? 'secondary' : look}
              action={{ label: t`Mark as paid`, onClick: () => setAsking('pay') }}
            />
          </>
        ) : null}
        {run.state === 'paid' ? (
          <MoreMenu
            label={t`More actions`}
            text={t`More`}
            actions={[{ label: t`Mark as unpaid`, onClick: () => setAsking('notPaid') }]}
          />
        ) : null}
      </Box>
      {run.state === 'calculated' && blocked !== null && !step.pending ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[blocked, run.submitted === null ? false : t`Recalculating withdraws the submitted approval.`]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      ) : null}
      {asking === null ? null : (
        <Suspense>
          <RunDialogs run={run} asking={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Box>
  )
}
