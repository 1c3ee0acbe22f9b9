import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../platform/app.ts'
import { organisations } from '../../platform/database/organisations.ts'
import { notifyEach } from '../notifications/index.ts'
import { companyToday } from '../organisation/index.ts'
import { noteExpiring } from './document.queries.ts'

/** The job that reminds people of documents that expire within a month, and again within a week. */
export async function documentExpiry(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('document-expiry', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const due = await noteExpiring(tx, { today: await companyToday(tx), now: tx.now })
    const news = due.map(({ account, name, expiresOn }) => ({
      account,
      type: 'document' as const,
      message: say`Your document "${name}" expires on ${{ day: expiresOn }}. Upload a new one in your profile.`,
    }))
    await notifyEach(tx, news)
  })
}
