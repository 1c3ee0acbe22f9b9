import type pg from 'pg'
import { forgetActors, rememberActors, sessionChannel } from '../../platform/actors-changed.ts'
import type { App } from '../../platform/app.ts'
import type { Clock } from '../../platform/clock.ts'
import { listen } from '../../platform/database/listen.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { ActorCache } from './session/actor-cache.ts'
import { authentication } from './session/authenticate.ts'
import { onboardingBearer } from './sign-up/onboarding-token.ts'

interface Parts {
  clock: Clock
  log: Log
  database: Database
  secrets: Secrets
  connection: pg.ClientConfig
}

/** Sets up what the process needs to identify its callers. The actor cache is used only while notifications are received. */
export async function startIdentity(
  parts: Parts,
): Promise<Pick<App, 'authenticate' | 'onboarding'> & { stop(): Promise<void> }> {
  const { clock, log, database, secrets, connection } = parts
  const cache = new ActorCache()
  const stopRemembering = rememberActors((isMeant) => cache.forget(isMeant))
  const listener = await listen({
    connection,
    channel: sessionChannel,
    onMessage: forgetActors,
    onGap: () => cache.forget(() => true),
    log,
  })
  return {
    authenticate: authentication({ clock, database, secrets, cache, isLive: () => listener.isLive }),
    onboarding: onboardingBearer({ database, secrets }),
    async stop() {
      stopRemembering()
      await listener.stop()
    },
  }
}
