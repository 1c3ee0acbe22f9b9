import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { onProvedElsewhere } from './away.ts'

/** For people who signed in at their company: the proof is a new sign-in there, in its own tab, so that nothing here is lost. */
export function ProofByCompany({ onProved }: { onProved: () => void }) {
  const { data } = useApi('GET /api/auth/user/session')
  const [failure, setFailure] = useState<string | null>(null)
  const proved = useEffectEvent(onProved)
  useEffect(() => onProvedElsewhere(() => proved()), [])
  if (data?.some(({ isCurrent, isSso }) => isCurrent && isSso) !== true) return null

  const press = async () => {
    setFailure(null)
    // Opened before any wait: browsers block later pop-ups.
    const tab = window.open('about:blank', '_blank')
    try {
      const { url } = await api('POST /api/auth/sso/prove')
      if (tab === null) throw new ApiError(0, t`Allow pop-ups for this page, then try again.`)
      tab.opener = null
      tab.location.replace(url)
    } catch (error) {
      tab?.close()
      setFailure(messageOf(error))
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, justifyItems: 'start' }}>
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <ActionButton look="secondary" action={{ label: t`Use single sign-on`, onClick: () => void press() }} />
    </Box>
  )
}
