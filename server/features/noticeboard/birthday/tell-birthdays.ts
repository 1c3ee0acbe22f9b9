import type { Id } from '@muster/contract/values.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { notifyEach } from '../../notifications/index.ts'
import { noteCelebrations, type Told } from './birthday.queries.ts'

/** Up to this size, everyone is notified of everyone's celebrations. */
const smallCompany = 100

/** Notifies colleagues, once, of birthdays and work anniversaries. */
export async function tellBirthdays(app: App, { organisation }: JobData['birthday']): Promise<void> {
  if (organisation !== null) return app.database.within(organisation, tell)
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx)) await tx.enqueue('birthday', { organisation: one }, { key: one })
  })
}

async function tell(tx: Tx): Promise<void> {
  const due = await noteCelebrations(tx, { now: tx.now, small: smallCompany })
  const byReader = new Map<Id, Told[]>()
  for (const one of due) {
    const all = byReader.get(one.account) ?? []
    // A person with both on one day is named once, with the birthday.
    if (!all.some(({ employee }) => employee === one.employee)) byReader.set(one.account, [...all, one])
  }
  await notifyEach(
    tx,
    [...byReader].map(([account, all]) => ({ account, type: 'birthday' as const, message: sentenceOf(all) })),
  )
}

/** One notification per reader, however many celebrate. */
function sentenceOf(all: readonly Told[]): Sentence {
  const [first, second] = all
  if (all.length > 2)
    return say`${first!.name}, ${second!.name} and ${plural(all.length - 2, { one: '# other colleague', other: '# other colleagues' })} have a birthday or work anniversary today.`
  if (second !== undefined) return say`${first!.name} and ${second.name} have a birthday or work anniversary today.`
  if (first!.kind === 'birthday') return say`Today is ${first!.name}'s birthday.`
  return say`${first!.name} completes ${plural(first!.years, { one: '# year', other: '# years' })} with the company today.`
}
