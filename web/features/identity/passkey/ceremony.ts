import { t } from '@lingui/core/macro'
import * as webauthn from '@simplewebauthn/browser'
import type { DataOf } from '@muster/contract/routes.ts'
import { ApiError } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

type Asked = DataOf<RouteOf<'POST /api/auth/user/passkey-challenge'>>
type Wanted = DataOf<RouteOf<'POST /api/v1/user/passkey-challenge'>>

export type Signed = NonNullable<Awaited<ReturnType<typeof signByPasskey>>>

/** Has a passkey sign; null when the person thought better of it. `isOffer`: among what the browser fills into a field. */
export function signByPasskey(options: Asked, isOffer = false) {
  assertPlace(options.rpId)
  return given(webauthn.startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isOffer }))
}

/** Has a device make a passkey; null as well. */
export function makePasskey(options: Wanted) {
  assertPlace(options.rp.id)
  return given(webauthn.startRegistration({ optionsJSON: options as never }))
}

export const canOffer = () => webauthn.browserSupportsWebAuthnAutofill()
export const stopOffer = () => webauthn.WebAuthnAbortService.cancelCeremony()

/** The browser would refuse it with words for programmers. */
function assertPlace(host: string): void {
  const here = location.hostname
  if (here === host || here.endsWith(`.${host}`)) return
  const place = `${location.protocol}//${host}${location.port ? `:${location.port}` : ''}`
  throw new ApiError(0, t`Passkeys work at ${place}. Open that address to use one.`)
}

async function given<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    if (name === 'InvalidStateError') throw new ApiError(0, t`This device has a passkey for your account already.`)
    throw new ApiError(0, t`Your browser could not use a passkey. Try again, or use another way.`)
  }
}
