import { api } from '../../../shared/call/api.ts'
import { leaveFor } from './away.ts'

/** Redirects to the sign-in page of the company that this address belongs to. */
export async function leadToCompany(email: string, search: string): Promise<void> {
  const { url } = await api('POST /api/auth/sso/begin', { body: { email } })
  leaveFor(url, { purpose: 'signIn', search })
}
