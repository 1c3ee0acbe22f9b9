import type { Permission } from '@muster/contract/permissions.ts'
import { ApiError, messageOf } from '../call/api-error.ts'
import { api } from '../call/api.ts'
import { endSession } from '../call/session-end.ts'
import { tokens } from '../call/token-store.ts'
import { type PermissionMap, type SessionUser, useSession } from './session.ts'

/** Begins a session with the token of a sign-in and loads who it is and what they may do. */
export async function beginSession(accessToken: string): Promise<void> {
  tokens.clearOnboarding()
  tokens.setAccess(accessToken)
  useSession.setState({ isAuthenticated: true, permissions: null, user: null, role: null, error: null, ended: null })
  await loadSession()
}

/** Loads permissions and user information; a failure is kept in `error` and shown with a retry. */
export async function loadSession(): Promise<void> {
  useSession.setState({ loading: true, error: null })
  await Promise.all([loadPermissions(), loadUser()])
  useSession.setState({ loading: false })
}

export async function loadPermissions(): Promise<void> {
  try {
    const reply = await api('GET /api/v1/employee/permissions')
    useSession.setState({ permissions: toMap(reply), error: null })
  } catch (error) {
    if (error instanceof ApiError && error.isLogout) return
    useSession.setState({ error: messageOf(error, 'Failed to fetch permissions') })
  }
}

export async function loadUser(): Promise<void> {
  try {
    const user = asUser(await api('GET /api/v1/employee/user-info'))
    useSession.setState({ user, role: user.role })
  } catch (error) {
    if (error instanceof ApiError && error.isLogout) return
    useSession.setState({ error: messageOf(error) })
  }
}

/** Signs out: tells the server, and forgets everything here whether it answered or not. */
export async function signOut(): Promise<void> {
  try {
    await api('POST /api/auth/user/signout')
  } catch {
    // The session ends here anyway; the server's end of it runs out by itself.
  }
  endSession('logout')
  localStorage.clear()
}

/** Flags come as a map; a list of names is read too, as earlier servers sent it. */
function toMap(reply: unknown): PermissionMap {
  if (Array.isArray(reply)) return Object.fromEntries(reply.map((name: Permission) => [name, true]))
  const inner = (reply as { permissions?: unknown } | null)?.permissions
  return inner !== undefined && typeof inner === 'object' ? toMap(inner) : ((reply ?? {}) as PermissionMap)
}

/** Text that is not known is empty. */
function asUser(reply: unknown): SessionUser {
  const known = (reply ?? {}) as Partial<SessionUser>
  return {
    _id: known._id ?? '',
    name: known.name ?? '',
    role: known.role ?? '',
    profilePic: known.profilePic ?? '',
    contactNo: known.contactNo ?? '',
    email: known.email ?? '',
    sector: known.sector ?? '',
    orgName: known.orgName ?? '',
    orgLogo: known.orgLogo ?? '',
    organisation: known.organisation ?? '',
    reportingTo: known.reportingTo ?? '',
    compOffLeaveCount: known.compOffLeaveCount ?? 0,
  }
}
