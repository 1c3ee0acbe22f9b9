import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { Button } from '../../../shared/public-kit/button.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import type { OneAttempt } from '../form/use-one-attempt.ts'
import { forgetHalfSignIn } from '../half-sign-in.ts'
import type { Signed } from './ceremony.ts'
import { canUsePasskeys, isNamedHost } from './can-use-passkeys.ts'

interface Props {
  attempt: OneAttempt
  remember: boolean
  onMessage: (message: string | null) => void
}

const offerAfterMs = 600
/** A challenge is valid for five minutes; a page that stays open requests a new one before. */
const renewMs = 4 * 60_000

/** Signs in without a password, by the button or by the browser's offer in the email field. */
export function PasskeySignIn({ attempt, remember, onMessage }: Props) {
  const { pending, begin, end } = attempt
  const [round, setRound] = useState(0)

  const signIn = async (passkey: Signed) => {
    const { accessToken } = await api('POST /api/auth/user/passkey-signin', { body: { passkey, remember } })
    forgetHalfSignIn()
    await beginSession(accessToken)
  }
  const press = async () => {
    if (!begin()) return
    onMessage(null)
    try {
      const { signByPasskey } = await import('./ceremony.ts')
      const passkey = await signByPasskey(await api('POST /api/auth/user/passkey-challenge'))
      if (passkey !== null) return await signIn(passkey)
    } catch (error) {
      onMessage(messageOf(error))
    }
    end()
  }
  const offer = useEffectEvent(async (over: AbortSignal) => {
    try {
      const { canOffer, signByPasskey, stopOffer } = await import('./ceremony.ts')
      if (over.aborted || !(await canOffer())) return
      const options = await api('POST /api/auth/user/passkey-challenge')
      // A request now would replace the button's.
      if (over.aborted) return
      over.addEventListener('abort', stopOffer)
      const passkey = await signByPasskey(options, true)
      if (passkey === null || over.aborted || !begin()) return
      await signIn(passkey).catch((error: unknown) => {
        end()
        onMessage(messageOf(error))
      })
    } catch (error) {
      // No one requested it: without a network the page works as before.
      if (!over.aborted && error instanceof ApiError && error.status >= 400) onMessage(messageOf(error))
    }
  })

  useEffect(() => {
    if (pending || !canUsePasskeys() || !isNamedHost()) return
    const over = new AbortController()
    const offering = setTimeout(() => void offer(over.signal), offerAfterMs)
    const renew = setTimeout(() => setRound(round + 1), renewMs)
    return () => {
      over.abort()
      clearTimeout(offering)
      clearTimeout(renew)
    }
  }, [round, pending])

  if (!canUsePasskeys()) return null
  return (
    <Button look="secondary" className="kit-wide" pending={pending} onClick={() => void press()}>
      {t`Sign in with a passkey`}
    </Button>
  )
}
