import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { newId } from '../../../platform/id.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { signAccessToken } from './access-token.ts'
import { newRefreshToken } from './refresh-token.ts'
import { insertSession } from './session.queries.ts'

export const refreshCookie = 'muster_refresh'
export const daySeconds = 86_400

export interface Opened {
  accessToken: string
  refreshToken: string
  lifetimeDays: number
}

/** Begins a session of an account that has proved who it is. */
export async function openSession(
  app: Pick<App, 'database' | 'secrets'>,
  organisation: Id,
  account: Id,
  { address, agent }: Pick<Client, 'address' | 'agent'>,
  lifetimeDays = 30,
): Promise<Opened> {
  const session = newId()
  const { token: refreshToken, digest } = newRefreshToken(app.secrets, organisation, session)
  const now = await app.database.within(organisation, async (tx) => {
    const expiresAt = plusSeconds(tx.now, lifetimeDays * daySeconds)
    await insertSession(tx, { id: session, account, digest, agent, address, lifetimeDays, now: tx.now, expiresAt })
    return tx.now
  })
  const accessToken = await signAccessToken(app.secrets, now, { organisation, account, session })
  return { accessToken, refreshToken, lifetimeDays }
}

/** The same for a browser: the refresh token goes into its cookie, never into a reply. */
export async function signInBrowser(
  app: Pick<App, 'database' | 'secrets'>,
  client: Client,
  { organisation, account, lifetimeDays = 30 }: { organisation: Id; account: Id; lifetimeDays?: number },
): Promise<{ accessToken: string }> {
  const opened = await openSession(app, organisation, account, client, lifetimeDays)
  client.setCookie(refreshCookie, opened.refreshToken, opened.lifetimeDays * daySeconds)
  return { accessToken: opened.accessToken }
}
