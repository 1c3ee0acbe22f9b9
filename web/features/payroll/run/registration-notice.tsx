import { Trans } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'

/** Shown before a month is calculated: the registrations that no one has confirmed. */
export function RegistrationNotice() {
  const canSettle = useCan('access_statutory_settings')
  const { data } = useApi(canSettle ? 'GET /api/v1/user/statutory-registrations' : null)
  if (data?.registrations.some(({ answer }) => answer === null) !== true) return null
  return (
    <Alert severity="warning">
      <Trans>
        Is the company registered for PF, ESI, professional tax and LWF? They are deducted until you confirm.{' '}
        <Link to="/home/organization/statutory-settings?tab=registrations">Confirm registrations</Link>
      </Trans>
    </Alert>
  )
}
