import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { useCan } from '../../../shared/session/session.ts'
import { type Requested, requestedReads, stepLabels, stepStates } from './requested-labels.ts'

/** On an employee's record: requested details that are still missing. */
export function RequestedNotice({ employee: { _id: id, name } }: { employee: { _id: string; name: string } }) {
  const maySee = useCan('allEmployeeWrite')
  const { data } = useApi(maySee ? 'GET /api/v1/employee/requested-detail/{id}' : null, { params: { id } })
  const withdraw = useCall('DELETE /api/v1/employee/requested-detail/{id}/{step}', { stale: requestedReads })
  const open = data?.filter(({ state }) => state !== 'done') ?? []
  if (open.length === 0) return null
  const take = (step: Requested['step']) =>
    withdraw
      .run({ params: { id, step } })
      .then(() => snack(t`Request withdrawn`))
      .catch((failure: unknown) => snackError(messageOf(failure)))
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {t`${name} was asked to fill in:`}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map(({ step, state }) => (
          <Box key={step} component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <span>{[stepLabels[step], stepStates[state]].join(' · ')}</span>
            <Button
              color="inherit"
              size="small"
              disabled={withdraw.pending}
              onClick={() => void take(step)}
              aria-label={t`Withdraw the request for ${stepLabels[step]}`}
            >{t`Withdraw`}</Button>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}
