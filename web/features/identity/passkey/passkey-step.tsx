import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { forgetHalfSignIn } from '../second-step/half-sign-in.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { enrolByPasskey, stepByPasskey } from './step-by-passkey.ts'

interface Props {
  token: string
  trust: boolean
  /** Make one, instead of using one. */
  isNew?: boolean
  look?: 'primary' | 'secondary'
  onOver: (message?: string) => void
}

/** A passkey in place of the code that is asked for. */
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
