import type { Id } from '@muster/contract/values.ts'
import { indianBook } from '@muster/engine/law/india.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { App } from '../../../../platform/app.ts'
import { organisations } from '../../../../platform/database/organisations.ts'
import { forgetRegisters } from '../../parallel-run/parallel-run.ts'
import { forgetChanges, forgetComparisons, seenNow } from './comparison.queries.ts'

/** The parts of a release that pay depends on: another release may calculate differently from the same rows. */
export const program = `${rules} ${indianBook.hash}`

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
