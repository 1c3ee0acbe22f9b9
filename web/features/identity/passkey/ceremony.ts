import { t } from '@lingui/core/macro'
import * as webauthn from '@simplewebauthn/browser'
import type { DataOf } from '@muster/contract/routes.ts'
import { ApiError } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

type Asked = DataOf<RouteOf<'POST /api/auth/user/passkey-challenge'>>
type Wanted = DataOf<RouteOf<'POST /api/v1/user/passkey-challenge'>>

export type Signed = NonNullable<Awaited<ReturnType<typeof signByPasskey>>>

/** Signs with a passkey; null if the person cancels. `isOffer`: as a suggestion in the browser's autofill. */
export function signByPasskey(options: Asked, isOffer = false) {
  assertPlace(options.rpId)
  return given(webauthn.startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isOffer }))
}

/** Creates a passkey on a device; null if the person cancels. */
export function makePasskey(options: Wanted) {
  assertPlace(options.rp.id)
  return given(webauthn.startRegistration({ optionsJSON: options as never }))
}

export const canOffer = () => webauthn.browserSupportsWebAuthnAutofill()
export const stopOffer = () => webauthn.WebAuthnAbortService.cancelCeremony()

/** The browser's own error would be too technical. */
function assertPlace(host: string): void {
  const here = location.hostname
  if (here === host || here.endsWith(`.${host}`)) return
  const place = `${location.protocol}//${host}${location.port ? `:${location.port}` : ''}`
  throw new ApiError(0, t`Passkeys work at ${place}. Open that address to use one.`)
}

async function given<T>(signing: Promise<T>): Promise<T | null> {
  try {
    return await signing
  } catch (error) {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    if (name === 'InvalidStateError') throw new ApiError(0, t`This device has a passkey for your account already.`)
    throw new ApiError(0, t`Your browser could not use a passkey. Try again, or use another way.`)
  }
}
