import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../platform/app.ts'
import { plusSeconds } from '../../platform/clock.ts'
import { organisations } from '../../platform/database/organisations.ts'
import { deleteBeyond, kept } from './notification.queries.ts'

/** Deletes notifications that no one looks at any more. */
export async function cleanNotifications(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation !== null) {
    await app.database.within(organisation, (tx) =>
      deleteBeyond(tx, { rows: kept.rows, before: plusSeconds(tx.now, -kept.days * 86_400) }),
    )
    return
  }
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx))
      await tx.enqueue('notification-cleaning', { organisation: one }, { key: one })
  })
}
