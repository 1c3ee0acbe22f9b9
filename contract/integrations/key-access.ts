import { identityRoutes } from '../identity/routes.ts'
import { importsRoutes } from '../imports/routes.ts'
import type { Permission } from '../permissions.ts'
import type { Route, RouteKey } from '../routes.ts'
import { securityRoutes } from '../security/routes.ts'
import { setupRoutes } from '../setup/routes.ts'
import { flagsOfScope, keyScopes, type KeyScope } from './key-scopes.ts'

/**
 * The scopes any one of which lets a key make a call; null where no key may: where a call takes two permissions, one scope has to
 * give both. Keys make no call that asks a person to prove who they are, none about sign-ins, access and security, none that sets up a company or imports a file, and none that has a sense only for a person.
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

/** Calls that are decided or answered for one person, although a permission of an area opens them. */
const forPeople: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'GET /api/v1/privacy/export/{id}',
  'GET /api/v1/privacy/erasure/{id}',
])
