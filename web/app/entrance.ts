import { useSession } from '../shared/session/session.ts'
import { screens } from './screens.ts'

export const landing = '/home/default'

/** The start page of former employees: their pay. */
export const landingOfFormer = '/home/profile?tab=salary'

/**
 * Where to redirect a person who opens an address, or null. Decided before anything is loaded, so that a signed-out
 * person does not download the signed-in area just to be redirected.
 */
export function entrance({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const { isAuthenticated } = useSession.getState()
  const screen = screens.find((one) => one.path === pathname)
  if (pathname === '/' || screen?.access === 'signedOut') {
    return isAuthenticated ? landing : pathname === '/' ? '/login' : null
  }
  if (!isAuthenticated && pathname.startsWith('/home')) return toLogin(`${pathname}${search}${hash}`)
  return null
}

/** The address of sign-in, with the address to return to. */
export function toLogin(from: string): string {
  return from === landing || from === '/home' ? '/login' : `/login?next=${encodeURIComponent(from)}`
}

/** Where to go after sign-in; only the product's own addresses are followed. */
export function afterSignIn(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  return /^\/home(\/|$|\?)/.test(next) && !next.includes('\\') ? next : landing
}
