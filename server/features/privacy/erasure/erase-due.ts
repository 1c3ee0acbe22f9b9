import type { Id } from '@muster/contract/values.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { linkAt } from '../../../platform/audit/audit.queries.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { forgetFiles } from '../../../platform/serve/keep.ts'
import { erasePart, eraseMentions } from '../../../platform/personal-data/erase-part.ts'
import { companyToday } from '../../organisation/index.ts'
import { dueErasures, endErasure, lockErasure } from './personal-erasure.queries.ts'

/** The job that erases what no law requires any longer, one part of a person per transaction. */
export async function eraseDue(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('personal-erasure', { organisation: one }, { key: one })
    })
    return
  }
  const due = await app.database.within(organisation, async (tx) => dueErasures(tx, { today: await companyToday(tx) }))
  for (const { part, ...person } of due) {
    const keys = await app.database.within(organisation, async (tx) => {
      const { employee, account } = person
      if ((await lockErasure(tx, { employee, part })).length === 0) return []
      const files = await erasePart(tx, part, person)
      await forgetFiles(tx, files)
      if (part === 'now') await actorsChanged(tx, account)
      await audit(tx, null, 'erasedPerson', { type: 'employee', id: employee })
      // One transaction writes the log at a time: the last entry is the one above.
      if (part === 'books') await eraseMentions(tx, person, (await linkAt(tx, { n: null }))!.n)
      await endErasure(tx, { employee, part, now: tx.now })
      return files
    })
    for (const key of keys) await app.files.remove(key)
  }
}
