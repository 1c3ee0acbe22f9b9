import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../../platform/app.ts'
import { organisations } from '../../../../platform/database/organisations.ts'
import { notify } from '../../../notifications/index.ts'
import { noteRegimeReminders } from './remind.queries.ts'
import { taxYear } from '../tax-year.ts'

/** The job that asks employees for their tax regime, once a year: when it starts, or when they join. */
export async function remindTaxRegimes(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('tax-regime', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const { financialYear, today, isLocked } = await taxYear(tx)
    if (isLocked) return
    const asked = await noteRegimeReminders(tx, { year: financialYear, today, now: tx.now })
    const message = say`Choose your tax regime for ${financialYear} and declare what counts.`
    await notify(
      tx,
      asked.map(({ account }) => account),
      { type: 'tax', message, mailed: message },
    )
  })
}
