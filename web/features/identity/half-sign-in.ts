import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../shared/call/types.ts'

type SecondStep = NonNullable<DataOf<RouteOf<'POST /api/auth/user/signin'>>['secondStep']>

/** A sign-in between the password and the second step; lasts as long as the tab. */
export interface HalfSignIn extends Omit<SecondStep, 'resendAfter'> {
  email: string
  /** When another code can be sent, in milliseconds since 1970. */
  resendAt: number
  /** When the token expires, likewise. */
  endsAt: number
}

const key = 'muster.secondStep'
const validMs = 600_000

export function readHalfSignIn(): HalfSignIn | null {
  const kept = sessionStorage.getItem(key)
  const half = kept === null ? null : (JSON.parse(kept) as HalfSignIn)
  return half !== null && half.endsAt > Date.now() ? half : null
}

/** Stores the next step; returns its path. */
export function keepHalfSignIn({ resendAfter, ...step }: SecondStep, email: string): string {
  const now = Date.now()
  const half: HalfSignIn = {
    ...{ ...step, email: email.trim(), resendAt: now + resendAfter * 1000 },
    endsAt: (readHalfSignIn()?.token === step.token ? readHalfSignIn()?.endsAt : undefined) ?? now + validMs,
  }
  sessionStorage.setItem(key, JSON.stringify(half))
  return '/otp'
}

export const forgetHalfSignIn = () => sessionStorage.removeItem(key)
