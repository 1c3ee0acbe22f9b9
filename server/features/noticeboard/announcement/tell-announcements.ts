import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { notifyEach } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { takeUntold } from './reader.queries.ts'

/** Sends published announcements to their readers, once. */
export async function tellAnnouncements(app: App, { organisation }: JobData['announcement']): Promise<void> {
  await app.database.within(organisation, async (tx) => {
    const due = await takeUntold(tx, { now: tx.now, today: await companyToday(tx) })
    await notifyEach(
      tx,
      due.map(({ announcement, title, isNew, account }) => ({
        account,
        type: 'announcement' as const,
        message: isNew ? say`New announcement: ${title}` : say`Updated announcement: ${title}`,
        target: announcement,
      })),
    )
  })
}
