import { t } from '@lingui/core/macro'
import { ApiError, messageOf } from '../call/api-error.ts'
import { api } from '../call/api.ts'
import { endSession, leaveSession } from '../call/session-end.ts'
import { tokens } from '../call/token-store.ts'
import { sendDeferred } from '../snackbar/deferred.ts'
import { type PermissionMap, useSession } from './session.ts'

/** Begins a session with a sign-in's token and loads the person and their permissions. */
export async function beginSession(accessToken: string): Promise<void> {
  tokens.clearOnboarding()
  tokens.setLeaving(false)
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
    const permissions: PermissionMap = await api('GET /api/v1/employee/permissions')
    useSession.setState({ permissions })
  } catch (error) {
    if (error instanceof ApiError && error.isLogout) return
    useSession.setState({ error: messageOf(error, t`Failed to fetch permissions`) })
  }
}

export async function loadUser(): Promise<void> {
  try {
    const user = await api('GET /api/v1/employee/user-info')
    useSession.setState({ user, role: user.role })
  } catch (error) {
    if (error instanceof ApiError && error.isLogout) return
    useSession.setState({ error: messageOf(error) })
  }
}

/** Signs out: tells the server, and clears everything here whether it answered or not. */
export async function signOut(): Promise<void> {
  await sendDeferred()
  // The server closes the connection before it answers, and what notices that must not find an expired session.
  const left = leaveSession()
  try {
    await api('POST /api/auth/user/signout')
  } catch {
    // The session ends here anyway; the server's expires by itself.
  }
  endSession('logout')
  left()
  localStorage.clear()
  // If nothing was stored, failing to load the code that removes it loses nothing.
  void import('../draft/draft-files.ts').then(
    (drafts) => drafts.removeAllFiles(),
    () => {},
  )
}
