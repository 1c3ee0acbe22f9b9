import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { dayOf, formatDate } from '../../../shared/format/date.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'

type Reported = Got<'GET /api/v1/employee/reported-change/{id}'>['reported'][number]
type Asking = { reported: Reported; outcome: 'keep' | 'restore' }

/** A change that the person did not make, and a bank account that is not in effect yet. */
export function ReportedNotice({ employeeId: id, name }: { employeeId: string; name: string }) {
  const maySee = useCan(['employeeBankRead', 'employeeBankWrite', 'permissionWrite'])
  const { data } = useApi(maySee ? 'GET /api/v1/employee/reported-change/{id}' : null, { params: { id } })
  const [asking, setAsking] = useState<Asking | null>(null)
  if (!data || (data.reported.length === 0 && data.bankWaitsUntil === null)) return null
  const resolve = async ({ reported, outcome }: Asking) => {
    await api('PUT /api/v1/employee/reported-change/{id}', { params: { id: reported._id }, body: { outcome } })
    await invalidate('GET /api/v1/employee/reported-change/{id}', 'GET /api/v1/employee/bank-details/{id}')
    snack(t`Reported change resolved`)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      {data.bankWaitsUntil === null ? null : (
        <Alert severity="info">
          {t`The bank account was changed. Pay goes to the previous account until ${formatDate(dayOf(data.bankWaitsUntil))}.`}
        </Alert>
      )}
      {data.reported.map((one) => (
        <Alert key={one._id} severity="error">
          {one.kind === 'bank'
            ? t`${name} reported that the bank account change by ${one.changedBy} wasn't theirs. Pay goes to the previous account.`
            : t`${name} reported that the sign-in email change by ${one.changedBy} wasn't theirs. The account is frozen.`}
          {one.canSettle ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {one.kind === 'bank' ? (
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  onClick={() => setAsking({ reported: one, outcome: 'restore' })}
                >{t`Restore previous account`}</Button>
              ) : null}
              <Button size="small" color="inherit" onClick={() => setAsking({ reported: one, outcome: 'keep' })}>
                {one.kind === 'bank' ? t`Keep new account` : t`Unfreeze account`}
              </Button>
            </Box>
          ) : null}
        </Alert>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={asking ? titleOf(asking) : ''}
        confirm={asking?.outcome === 'restore' ? t`Restore` : asking?.reported.kind === 'email' ? t`Unfreeze` : t`Keep`}
        keep={t`Cancel`}
        onConfirm={async () => {
          if (asking !== null) await resolve(asking)
        }}
        onClose={() => setAsking(null)}
      >{t`Speak to the employee first, using a contact you already have. Your decision is recorded in the activity log.`}</ConfirmDialog>
    </Box>
  )
}

function titleOf({ reported, outcome }: Asking): string {
  if (reported.kind === 'email') return t`Unfreeze the account?`
  return outcome === 'restore' ? t`Restore the previous bank account?` : t`Keep the new bank account?`
}
