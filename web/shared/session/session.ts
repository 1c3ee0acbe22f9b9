import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { Permission } from '@muster/contract/permissions.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../call/types.ts'
import { setFormatSettings } from '../format/settings.ts'
import { type SessionEnd, onSessionEnd } from '../call/session-end.ts'

/** The signed-in person; unknown texts are empty. */
export type SessionUser = ReplyOf<RouteOf<'GET /api/v1/employee/user-info'>>

export type PermissionMap = Partial<Record<Permission, boolean>>

export interface Session {
  isAuthenticated: boolean
  /** Null until loaded after sign-in. */
  permissions: PermissionMap | null
  user: SessionUser | null
  role: string | null
  loading: boolean
  error: string | null
  /** How the last session ended, which decides whether /login returns to the same page. Not kept across reloads. */
  ended: SessionEnd | null
}

const signedOut: Session = {
  isAuthenticated: false,
  permissions: null,
  user: null,
  role: null,
  loading: false,
  error: null,
  ended: null,
}

/** Local storage, where nothing is left of a session that has ended. */
const whileSignedIn: StateStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) =>
    useSession.getState().isAuthenticated ? localStorage.setItem(key, value) : localStorage.removeItem(key),
  removeItem: (key) => localStorage.removeItem(key),
}

/** Who is signed in and what they may do. Nothing else is kept across reloads. */
export const useSession = create<Session>()(
  persist(() => signedOut, {
    name: 'muster.auth',
    version: 1,
    storage: createJSONStorage(() => whileSignedIn),
    partialize: ({ isAuthenticated, permissions, user, role }) => ({ isAuthenticated, permissions, user, role }),
  }),
)

// Times are shown in the zone of the person's work location, on the clock of their choice, from the first render.
const followFormat = ({ user }: Session) => setFormatSettings(user ? { zone: user.timeZone, hour12: user.hour12 } : {})
followFormat(useSession.getState())
useSession.subscribe(followFormat)

onSessionEnd((why) => {
  const { isAuthenticated, ended } = useSession.getState()
  useSession.setState({ ...signedOut, ended: isAuthenticated ? why : ended })
})

export function isAdmin(session: Pick<Session, 'role'>): boolean {
  return session.role?.toLowerCase() === 'admin'
}

/** Everyone has an employee record except an admin without one. */
export function isEmployee({ user }: Pick<Session, 'user'>): boolean {
  return user !== null && user.employeeId !== ''
}

/** Whether the person holds the permission, or any one of a list. */
export function useCan(needed: Permission | readonly Permission[]): boolean {
  return useSession(({ permissions }) => hasPermission(permissions, needed))
}

export function hasPermission(held: PermissionMap | null, needed: Permission | readonly Permission[]): boolean {
  const list: readonly Permission[] = typeof needed === 'string' ? [needed] : needed
  return list.some((permission) => held?.[permission] === true)
}

/** Resolves once the stored state has been read, after five seconds at most. */
export function sessionRestored(timeout = 5000): Promise<void> {
  if (useSession.persist.hasHydrated()) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeout)
    useSession.persist.onFinishHydration(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
