import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '../shared/part/lazy-part.tsx'
import type { ScreenAccess } from '../shared/screen.ts'
import { isAdmin, hasPermission, useSession } from '../shared/session/session.ts'
import { afterSignIn, landingOfFormer, toLogin } from './entrance.ts'
import { t } from '@lingui/core/macro'

const NoAccessScreen = lazyPart(() => import('./screens/no-access-screen.tsx'))

interface Props {
  access: ScreenAccess
  former?: true | undefined
  children: ReactNode
}

/** Shows a screen to people with access to it; does not say 'No Access' before permissions are known. */
export function Guard({ access, former, children }: Props) {
  const { isAuthenticated, permissions, error, user, role } = useSession()
  const [search] = useSearchParams()
  if (access === 'always') return children
  if (access === 'signedOut') return isAuthenticated ? <Navigate to={afterSignIn(search)} replace /> : children
  if (!isAuthenticated) return <ToLogin />
  if (user?.hasLeft === true && former !== true) return <Navigate to={landingOfFormer} replace />
  // Until the person is known, nothing is requested that is closed to former employees.
  const isKnown = user !== null || error !== null || former === true
  if (access === 'signedIn') return isKnown ? children : <PageSkeleton />
  if (permissions === null) return error === null ? <PageSkeleton /> : null
  if (access === 'admin' ? isAdmin({ role }) : hasPermission(permissions, access)) return children
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoAccessScreen needed={access} />
    </Suspense>
  )
}

/** After an expired session the person returns to the same page, after a logout not. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation()
  const ended = useSession((session) => session.ended)
  return <Navigate to={ended === 'logout' ? '/login' : toLogin(`${pathname}${search}${hash}`)} replace />
}

/** Placeholder of a page whose permissions are not known yet. */
function PageSkeleton() {
  return (
    <div role="status" aria-label={t`Loading page`} className="page-skeleton">
      <span style={{ width: 220, height: 28 }} />
      <span style={{ width: 320, height: 14 }} />
      <span style={{ width: '100%', height: 280 }} />
    </div>
  )
}
