import type { Id } from '@muster/contract/values.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { setAccountActive } from '../../identity/index.ts'
import { endOverdue } from './employee-status.queries.ts'

/** The job that makes people on notice inactive once their last day is over, in their location's time zone. */
export async function employeeLeaving(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('employee-leaving', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    for (const { id, account } of await endOverdue(tx, { now: tx.now })) {
      await notingAccess(tx, null, [account], () => setAccountActive(tx, account, false))
      const changes = differences({ status: 'onNotice' }, { status: 'inactive' })
      await audit(tx, null, 'changedStatus', { type: 'employee', id }, changes)
    }
  })
}
