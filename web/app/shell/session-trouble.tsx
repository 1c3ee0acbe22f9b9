import { t } from '@lingui/core/macro'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { loadSession } from '../../shared/session/session-calls.ts'
import { useSession } from '../../shared/session/session.ts'

/** Stands above the page when permissions or the person could not be loaded. */
export function SessionTrouble() {
  const { error, loading, permissions } = useSession()
  return error === null || permissions !== null ? null : (
    <Alert
      severity="error"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" loading={loading} onClick={() => void loadSession()}>{t`Retry`}</Button>
      }
    >
      {error}
    </Alert>
  )
}
