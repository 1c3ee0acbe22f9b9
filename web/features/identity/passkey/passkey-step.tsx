import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { forgetHalfSignIn } from '../half-sign-in.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { api } from '../../../shared/call/api.ts'

interface Props {
  token: string
  trust: boolean
  /** Creates one, instead of using one. */
  isNew?: boolean
  look?: 'primary' | 'secondary'
  onOver: (message?: string) => void
}

/** A passkey instead of the requested code. */
export function PasskeyStep({ token, trust, isNew = false, look = 'secondary', onOver }: Props) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const press = async () => {
    setPending(true)
    setFailure(null)
    try {
      const accessToken = await (isNew ? enrolByPasskey(token, trust, t`My passkey`) : stepByPasskey(token, trust))
      if (accessToken !== null) {
        forgetHalfSignIn()
        await beginSession(accessToken)
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onOver(error.message)
      else setFailure(messageOf(error))
    }
    setPending(false)
  }

  if (!canUsePasskeys()) {
    return look === 'primary' ? <Alert>{t`This browser cannot use passkeys. Use another one.`}</Alert> : null
  }
  return (
    <>
      {failure === null ? null : <Alert>{failure}</Alert>}
      <Button look={look} className="kit-wide" pending={pending} onClick={() => void press()}>
        {isNew ? t`Set up a passkey instead` : t`Use a passkey`}
      </Button>
    </>
  )
}

/** Passes the second step with a passkey; returns the access token, or null if the person cancels. */
async function stepByPasskey(token: string, trust: boolean): Promise<string | null> {
  const { signByPasskey } = await import('./ceremony.ts')
  const passkey = await signByPasskey(await api('POST /api/auth/user/2fa-passkey-challenge', { bearer: token }))
  if (passkey === null) return null
  return (await api('POST /api/auth/user/2fa-passkey', { body: { passkey, trust }, bearer: token })).accessToken
}

/** Registers one if the company requires more than a password. */
async function enrolByPasskey(token: string, trust: boolean, name: string): Promise<string | null> {
  const { makePasskey } = await import('./ceremony.ts')
  const options = await api('POST /api/auth/user/2fa-enrol-passkey-challenge', { bearer: token })
  const passkey = await makePasskey(options)
  if (passkey === null) return null
  const body = { passkey, name, trust }
  return (await api('POST /api/auth/user/2fa-enrol-passkey', { body: body as never, bearer: token })).accessToken
}
