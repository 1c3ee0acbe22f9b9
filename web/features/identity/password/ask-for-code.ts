import { api } from '../../../shared/call/api.ts'
import { keepReset } from './reset-state.ts'

/** Requests a code for a new password; returns the seconds until the next can be requested. */
export async function askForCode(email: string): Promise<number> {
  const { token, resendAfter } = await api('POST /api/auth/user/forgot-password', { body: { email } })
  keepReset({ email: email.trim(), token, resendAt: Date.now() + resendAfter * 1000, isVerified: false })
  return resendAfter
}
