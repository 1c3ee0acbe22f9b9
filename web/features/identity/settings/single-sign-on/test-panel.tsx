import { t } from '@lingui/core/macro'
import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../../../shared/call/api-error.ts'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { formatInstant } from '../../../../shared/format/time.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { leaveFor } from '../../company-sign-in/away.ts'

type Provider = NonNullable<Got<'GET /api/v1/user/single-sign-on'>['provider']>

/** The admin signs in at the provider before anyone else has to. */
export function TestPanel({ provider: { testedAt } }: { provider: Provider }) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const begin = async () => {
    setPending(true)
    setFailure(null)
    try {
      leaveFor((await api('POST /api/v1/user/single-sign-on/test')).url, { purpose: 'test', search: '' })
    } catch (error) {
      setFailure(messageOf(error))
      setPending(false)
    }
  }
  return (
    <Panel
      title={t`Test sign-in`}
      action={
        <ActionButton look="secondary" action={{ label: t`Test sign-in`, pending, onClick: () => void begin() }} />
      }
    >
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <Typography>
        {testedAt === null
          ? t`Not tested yet. You sign in at your identity provider and come back here; nothing is turned on.`
          : t`Tested on ${formatInstant(testedAt)}.`}
      </Typography>
    </Panel>
  )
}
