import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { dayOf, formatDate } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { changeRequestReads, type Kind, kindLabels, type OwnRequest } from './change-request-labels.ts'
import { RequestedChanges } from './requested-changes.tsx'

const severities = { pending: 'info', approved: 'success', rejected: 'warning', withdrawn: 'info' } as const

/** The latest request of each kind, if pending or recently decided; withdrawn ones are not shown. */
export function OwnChangeRequests({ kinds }: { kinds?: readonly Kind[] }) {
  const { data } = useApi('GET /api/v1/employee/self-change-request')
  const [withdrawing, setWithdrawing] = useState<OwnRequest | null>(null)
  const withdraw = useCall('DELETE /api/v1/employee/self-change-request/{id}', { stale: changeRequestReads })
  const newest = (data?.requests ?? []).filter(
    (one, at, all) => all.findIndex(({ kind }) => kind === one.kind) === at && one.state !== 'withdrawn',
  )
  const shown = newest.filter(({ kind }) => kinds === undefined || kinds.includes(kind))
  if (shown.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.map((one) => (
        <Alert
          key={one._id}
          severity={severities[one.state]}
          action={
            one.state === 'pending' ? (
              <Button
                color="inherit"
                size="small"
                onClick={() => setWithdrawing(one)}
                aria-label={t`Withdraw the request for ${kindLabels[one.kind]}`}
              >{t`Withdraw`}</Button>
            ) : undefined
          }
        >
          {saidOf(one)}
          {one.state === 'pending' ? (
            <Box sx={{ mt: 1 }}>
              <RequestedChanges request={one} />
            </Box>
          ) : null}
        </Alert>
      ))}
      <ConfirmDialog
        open={withdrawing !== null}
        title={t`Withdraw this request?`}
        confirm={t`Withdraw request`}
        keep={t`Cancel`}
        onConfirm={async () => {
          if (withdrawing === null) return
          await withdraw.run({ params: { id: withdrawing._id } })
          snack(t`Request withdrawn`)
        }}
        onClose={() => setWithdrawing(null)}
      >{t`Your details stay as they are. The document you attached is deleted.`}</ConfirmDialog>
    </Box>
  )
}

function saidOf({ kind, state, requestedAt, decidedAt, note }: OwnRequest): string {
  const what = kindLabels[kind]
  if (state === 'approved')
    return t`${what}: HR approved your change on ${formatDate(dayOf(decidedAt ?? requestedAt))}.`
  if (state === 'rejected') return t`${what}: HR rejected your change. Reason: ${note}`
  return t`${what}: your request of ${formatDate(dayOf(requestedAt))} is pending with HR. Until then, your details do not change.`
}
