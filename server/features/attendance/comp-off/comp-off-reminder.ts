import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { remindOfCredits } from '../../../platform/leave/leave.ts'
import { notifyEach } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'

/** Notifies people once, two weeks before their comp-off expires. */
export async function compOffReminder(app: App, { organisation }: JobData['comp-off-reminder']): Promise<void> {
  if (organisation !== null) return app.database.within(organisation, remind)
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx))
      await tx.enqueue('comp-off-reminder', { organisation: one }, { key: one })
  })
}

const daysBefore = 14

async function remind(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  const ending = await remindOfCredits(tx, { from: today, by: addDays(today, daysBefore), now: tx.now })
  await notifyEach(
    tx,
    ending.map(
      ({ account, request, expiresOn, left }: { account: Id; request: Id; expiresOn: string; left: number }) => ({
        account,
        type: 'comoff' as const,
        message: say`${daysSaid(left)} of comp-off expires on ${{ day: expiresOn }}. Apply for leave to use it.`,
        target: request,
      }),
    ),
  )
}
