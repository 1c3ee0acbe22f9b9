import { identityRoutes } from '../identity/routes.ts'
import { importsRoutes } from '../imports/routes.ts'
import type { Permission } from '../permissions.ts'
import type { Route, RouteKey } from '../routes.ts'
import { securityRoutes } from '../security/routes.ts'
import { setupRoutes } from '../setup/routes.ts'
import { flagsOfScope, keyScopes, type KeyScope } from './key-scopes.ts'

/**
 * The scopes any one of which lets a key make a call; null if no key may: if a call takes two permissions, one scope has to give both. Keys
 * cannot make calls that require a proof of identity, concern sign-ins, access and security, set up a company or import a file, or make
 * sense only for a person.
 */
export function scopesFor(key: RouteKey, { access, also, proof, secret }: Route): KeyScope[] | null {
  if (proof === true || secret === true) return null
  if (key in identityRoutes || key in importsRoutes || key in securityRoutes || key in setupRoutes) return null
  if (access === 'public' || access === 'onboarding' || access === 'signedIn') return null
  if (forPeople.has(key)) return null
  const wanted: readonly Permission[] = typeof access === 'string' ? [access] : access
  const scopes = keyScopes.filter((scope) => {
    const flags = flagsOfScope(scope)
    return wanted.some((flag) => flags.includes(flag)) && (also === undefined || flags.includes(also))
  })
  return scopes.length > 0 ? scopes : null
}

/** Calls decided or answered for one person, even though an area's permission opens them. */
const forPeople: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'GET /api/v1/privacy/export/{id}',
  'GET /api/v1/privacy/erasure/{id}',
  'DELETE /api/v1/privacy/erasure/{id}',
])
