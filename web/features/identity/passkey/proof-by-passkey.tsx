import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'

/** For people with a passkey: the proof without typing. */
export function ProofByPasskey({ onProved }: { onProved: () => void }) {
  const { data } = useApi(canUsePasskeys() ? 'GET /api/v1/user/passkey' : null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (data === undefined || data.passkeys.length === 0) return null

  const press = async () => {
    setPending(true)
    setFailure(null)
    try {
      const { signByPasskey } = await import('./ceremony.ts')
      const passkey = await signByPasskey(await api('POST /api/auth/user/prove-passkey-challenge'))
      if (passkey !== null) {
        await api('POST /api/auth/user/prove-passkey', { body: { passkey } })
        onProved()
      }
    } catch (error) {
      setFailure(messageOf(error))
    }
    setPending(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, justifyItems: 'start' }}>
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <ActionButton look="secondary" action={{ label: t`Use a passkey`, pending, onClick: () => void press() }} />
    </Box>
  )
}
