import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { App } from '../../../platform/app.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { companyToday } from '../../organisation/index.ts'
import { accruedThrough, accruingEmployees, putAccruedThrough } from './ledger.queries.ts'
import { postLedger } from './post-ledger.ts'

/** The accrual job: without an organisation it starts one job for each; with one it posts what is due. */
export async function leaveAccrual(app: App, { organisation, again }: JobData['leave-accrual']): Promise<void> {
  if (organisation !== null) return accrue(app, organisation, again)
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx)) {
      await tx.enqueue('leave-accrual', { organisation: one }, { key: one })
    }
  })
}

/** Commits in batches, so that punches and requests never wait for a whole company. */
async function accrue(app: App, organisation: Id, again: true | undefined): Promise<void> {
  const due = await app.database.within(organisation, (tx) => whoIsDue(tx, again))
  if (due === null) return
  for (let at = 0; at < due.employees.length; at += atOnce) {
    await app.database.within(organisation, (tx) => postLedger(tx, due.employees.slice(at, at + atOnce)))
  }
  await app.database.within(organisation, (tx) => putAccruedThrough(tx, { through: due.today, now: tx.now }))
}

const atOnce = 200

/** Null if the day is already done. For leave, a day begins in the organisation's time zone. */
async function whoIsDue(tx: Tx, again: true | undefined) {
  const today = await companyToday(tx)
  const [done] = await accruedThrough(tx, {})
  if (done && done.through >= today && !again) return null
  const people = await accruingEmployees(tx, { since: addDays(today, -62) })
  return { today, employees: people.map(({ id }) => id) }
}
