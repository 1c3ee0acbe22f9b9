import type { Actor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open.ts'
import { sessionOver } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { effectivePermissions } from '../permission/effective.ts'
import { readAccessToken, type AccessClaims } from './access-token.ts'
import type { ActorCache } from './actor-cache.ts'
import { sessionActor } from './session.queries.ts'

interface Parts {
  clock: Clock
  database: Database
  secrets: Secrets
  cache: ActorCache
  /** Whether the cache may be trusted at this moment. */
  isLive: () => boolean
}

/** Who a bearer token stands for: from memory when it was asked a moment ago, else from the database. */
export function authentication({ clock, database, secrets, cache, isLive }: Parts): (token: string) => Promise<Actor> {
  return async (token) => {
    const known = isLive() ? cache.get(token, clock.now()) : undefined
    if (known) return known
    const claims = await readAccessToken(secrets, clock.now(), token)
    const { age } = cache
    const actor = await loadActor(database, claims)
    // Something was forgotten while this was being read: it may be about what was read.
    if (isLive() && cache.age === age) cache.put(token, { actor, expires: claims.expires })
    return actor
  }
}

async function loadActor(database: Database, { organisation, account, session }: AccessClaims): Promise<Actor> {
  return database.within(organisation, async (tx) => {
    const found = await sessionActor(tx, { session })
    const isOver = !found || found.account !== account || found.endedAt !== null || found.expiresAt <= tx.now
    if (isOver) throw sessionOver()
    const hasLeft = !found.isActive
    return {
      organisation,
      account,
      session,
      employee: found.employee,
      isAdmin: found.isAdmin && !hasLeft,
      role: found.role,
      hasLeft,
      permissions: hasLeft ? new Set() : effectivePermissions(found, found.changes),
    }
  })
}
