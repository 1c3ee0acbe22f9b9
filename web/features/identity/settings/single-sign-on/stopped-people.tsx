import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { messageOf } from '../../../../shared/call/api-error.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { useCall } from '../../../../shared/call/use-call.ts'
import { formatInstant } from '../../../../shared/format/time.ts'
import { snack, snackError } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { Person } from '../../../../shared/ui/person.tsx'

type Stopped = Got<'GET /api/v1/user/single-sign-on/scim'>['stopped'][number]

/** People whose sign-in the identity provider turned off, for when it did so by mistake; nothing without any. */
export function StoppedPeople({ people }: { people: readonly Stopped[] }) {
  if (people.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {t`Sign-in turned off by your identity provider`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {people.map((person) => (
          <StoppedRow key={person._id} person={person} />
        ))}
      </Box>
    </Box>
  )
}

function StoppedRow({ person: { _id: id, employeeId, name, code, stoppedAt } }: { person: Stopped }) {
  const allow = useCall('PUT /api/v1/user/single-sign-on/sign-in/{id}', {
    stale: ['GET /api/v1/user/single-sign-on/scim'],
  })
  const run = () =>
    allow.run({ params: { id }, body: {} }).then(
      () => snack(t`${name} can sign in again`),
      (error: unknown) => snackError(messageOf(error)),
    )
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Person
          name={name}
          detail={`${code} · ${formatInstant(stoppedAt)}`}
          to={`/home/employee-detail/${employeeId}`}
        />
      </Box>
      <ActionButton
        look="secondary"
        action={{ label: t`Let ${name} sign in`, pending: allow.pending, onClick: () => void run() }}
      />
    </Box>
  )
}
