import type { Id } from '@muster/contract/values.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { accountsWithPermission } from '../../identity/index.ts'
import { notify } from '../../notifications/index.ts'
import { takeNews } from './news.queries.ts'

/** Reports to HR once a day, in numbers, what the identity provider did to people: the list of employees shows who they are. */
export async function tellOfProvisioned(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('provisioned-digest', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const { added, turnedOff } = (await takeNews(tx, {})) ?? { added: 0, turnedOff: 0 }
    if (added + turnedOff === 0) return
    await notify(tx, await accountsWithPermission(tx, 'allEmployeeWrite'), {
      ...{ type: 'provisioned', message: newsOf(added, turnedOff) },
    })
  })
}

function newsOf(added: number, turnedOff: number): Sentence {
  if (turnedOff === 0)
    return say`Your identity provider added ${plural(added, { one: '# person', other: '# people' })}. Complete their records.`
  if (added === 0)
    return say`Your identity provider turned off sign-in for ${plural(turnedOff, { one: '# person', other: '# people' })}.`
  return say`Your identity provider added ${plural(added, { one: '# person', other: '# people' })} and turned off sign-in for ${plural(turnedOff, { one: '# person', other: '# people' })}.`
}
