import type { Permission } from '@muster/contract/permissions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open.ts'
import { sessionOver } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { effectivePermissions } from '../account/effective.ts'
import { readAccessToken, type AccessClaims } from './access-token.ts'
import type { ActorCache, CachedActor } from './actor-cache.ts'
import { isOwnBrowser } from './browser-seal.ts'
import { sessionActor } from './session.queries.ts'

interface Parts {
  clock: Clock
  database: Database
  secrets: Secrets
  cache: ActorCache
  /** Whether the cache can be relied on at this moment. */
  isLive: () => boolean
}

/** The actor of a bearer token, from the cache if recently used, otherwise from the database. */
export function authentication({ clock, database, secrets, cache, isLive }: Parts): App['authenticate'] {
  const admitted = ({ actor, isBound }: CachedActor, browser: string | undefined): Actor => {
    // The token was taken out of its browser: a refresh would not help.
    if (!isOwnBrowser(secrets, { session: actor.session, isBound }, browser)) throw sessionOver()
    return actor
  }
  return async (token, browser) => {
    const known = isLive() ? cache.get(token, clock.now()) : undefined
    if (known) return admitted(known, browser)
    const claims = await readAccessToken(secrets, clock.now(), token)
    const { age } = cache
    const loaded = await loadActor(database, claims)
    // If entries were dropped during the read, they may have been about this actor.
    if (isLive() && cache.age === age) cache.put(token, { ...loaded, expires: claims.expires })
    return admitted(loaded, browser)
  }
}

async function loadActor(database: Database, { organisation, account, session }: AccessClaims): Promise<CachedActor> {
  return database.within(organisation, async (tx) => {
    const row = await sessionActor(tx, { session })
    const isOver = !row || row.account !== account || row.endedAt !== null || row.expiresAt <= tx.now
    if (isOver) throw sessionOver()
    const hasLeft = !row.isActive
    const permissions = hasLeft ? new Set<Permission>() : effectivePermissions(row, row.changes)
    const isAdmin = row.isAdmin && !hasLeft
    const { employee, formerly, role, isBound, provedAt } = row
    return {
      isBound,
      actor: { organisation, account, session, provedAt, employee, formerly, isAdmin, role, hasLeft, permissions },
    }
  })
}
