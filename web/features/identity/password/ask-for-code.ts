import { api } from '../../../shared/call/api.ts'
import { keepReset } from './reset-state.ts'

/** Asks for a code to a new password; answers the seconds until the next may be asked for. */
export async function askForCode(email: string): Promise<number> {
  const { token, resendAfter } = await api('POST /api/auth/user/forgot-password', { body: { email } })
  keepReset({ email: email.trim(), token, resendAt: Date.now() + resendAfter * 1000, isVerified: false })
  return resendAfter
}
