import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../platform/app.ts'
import { organisations } from '../../platform/database/organisations.ts'
import { forgetRegisters } from './parallel-run/parallel-run.ts'
import { forgetChanges, forgetComparisons, seenNow } from './pay-run/calculation/comparison.queries.ts'

/** The job that deletes what no run's comparison needs any more. */
export async function forgetSeenChanges(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('pay-input-cleaning', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    await forgetComparisons(tx, {})
    await forgetChanges(tx, { snapshot: (await seenNow(tx, {}))!.snapshot })
    await forgetRegisters(tx)
  })
}
