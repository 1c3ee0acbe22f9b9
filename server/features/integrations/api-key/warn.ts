import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { tellAdmins } from '../../security/index.ts'
import { keysToWarnOf } from './api-key.queries.ts'

/** Notifies the admins fourteen and three days before a key expires, once each. */
export async function warnOfExpiry(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('api-key-expiry', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const after = (days: number) => plusSeconds(tx.now, days * 86_400)
    for (const { name, expiresOn } of await keysToWarnOf(tx, {
      now: tx.now,
      inThree: after(3),
      inFourteen: after(14),
    })) {
      await tellAdmins(tx, app, null, {
        type: 'api-key',
        message: say`The API key ${name} expires on ${{ day: expiresOn }}`,
        more: say`Renew it and replace its secret where it is used. The secret it has now works for 24 hours after that.`,
        path: '/home/settings/api-keys',
        label: say`Open API keys`,
      })
    }
  })
}
