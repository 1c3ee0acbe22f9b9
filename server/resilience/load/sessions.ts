import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { signAccessToken } from '../../features/identity/session/access-token.ts'
import { systemClock } from '../../platform/clock.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'

/** A signed-in person. */
export interface Member {
  account: Id
  session: Id
}

/**
 * Signs in everyone in an organisation at once, as the database owner: verifying a hundred thousand passwords would take longer than the
 * measurement.
 */
export async function signInAll(owner: pg.ClientConfig, organisation: Id): Promise<Member[]> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<Member>(
      `insert into session (organisation_id, account_id, refresh_digest, agent, address, created_at, last_seen_at, rotated_at, expires_at, proved_at)
       select organisation_id, id, 'load ' || id, 'load', '127.0.0.1', now(), now(), now(), now() + interval '30 days', now()
       from account where organisation_id = $1
       returning account_id as account, id as session`,
      [organisation],
    )
    return rows
  } finally {
    await client.end()
  }
}

/** The header for a person's calls. A token lives ten minutes, so it is made when needed. */
export function signing(secret: string) {
  const secrets = createSecrets(secret)
  return async (organisation: Id, { account, session }: Member) =>
    `Bearer ${await signAccessToken(secrets, systemClock.now(), { organisation, account, session })}`
}
