import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { Button } from '../../../shared/public-kit/button.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { forgetHalfSignIn } from '../second-step/half-sign-in.ts'
import { canUsePasskeys, isNamedHost } from './can-use-passkeys.ts'

interface Props {
  remember: boolean
  onMessage: (message: string | null) => void
}

const offerAfterMs = 600
/** What was asked serves five minutes; a page that stays open asks anew before. */
const renewMs = 4 * 60_000

/** Signs in without a password, by the button or by what the browser offers in the email field. */
export function PasskeySignIn({ remember, onMessage }: Props) {
  const [pending, setPending] = useState(false)
  const [round, setRound] = useState(0)

  const signIn = async (isOffer: boolean) => {
    const { signByPasskey } = await import('./ceremony.ts')
    const passkey = await signByPasskey(await api('POST /api/auth/user/passkey-challenge'), isOffer)
    if (passkey === null) return
    const { accessToken } = await api('POST /api/auth/user/passkey-signin', { body: { passkey, remember } })
    forgetHalfSignIn()
    await beginSession(accessToken)
  }
  const press = async () => {
    setPending(true)
    onMessage(null)
    await signIn(false).catch((error: unknown) => onMessage(messageOf(error)))
    setPending(false)
  }
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const { canOffer } = await import('./ceremony.ts')
      if (!isOver() && (await canOffer())) await signIn(true)
    } catch (error) {
      // Nobody has asked for it: without a network, say, the page is as good as before.
      if (!isOver() && error instanceof ApiError && error.status >= 400) onMessage(messageOf(error))
    }
  })

  useEffect(() => {
    if (pending || !canUsePasskeys() || !isNamedHost()) return
    let over = false
    const begin = setTimeout(() => void offer(() => over), offerAfterMs)
    const renew = setTimeout(() => setRound(round + 1), renewMs)
    return () => {
      over = true
      clearTimeout(begin)
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
