import type { Id } from '@muster/contract/values.ts'
import { addDays, earliest, latest } from '@muster/engine/day.ts'
import { recountSpan } from '@muster/engine/leave/recount/recount.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { activeRequests } from '../../approvals/index.ts'
import { recountLeave } from './recount.ts'

/**
 * The job after a calendar change: it first recounts leave, in batches that commit, and then recalculates attendance days. In the other
 * order, a day that leave still covers would be paid or deducted twice.
 */
export async function recountJob(app: App, job: JobData['leave-recount']): Promise<void> {
  const { organisation, from, to, account } = job
  const within = <T>(work: (tx: Tx) => Promise<T>) => app.database.within(organisation, work)
  const near = { ...recountSpan({ from, to }), employees: job.employees, lock: false }
  const requests = await within((tx) => activeRequests(tx, 'leave', near))
  const people = [...new Set(requests.map(({ requester }) => requester))].toSorted()
  for (let at = 0; at < people.length; at += atOnce) {
    const employees = people.slice(at, at + atOnce)
    await within(async (tx) => {
      // Days off that leave has started or stopped enclosing lie beside those that changed.
      const beside = (await recountLeave(tx, { employees, from, to, account })).flatMap((changed) => [
        { ...changed, to: earliest(changed.to, addDays(from, -1)) },
        { ...changed, from: latest(changed.from, addDays(to, 1)) },
      ])
      const spans = Map.groupBy(beside, (span) => `${span.from} ${span.to}`)
      for (const same of spans.values()) {
        const whose = same.map(({ employee }) => employee)
        await again(tx, whose, same[0]!.from, same[0]!.to)
      }
    })
  }
  await within((tx) => again(tx, job.employees, from, to))
}

const atOnce = 200

/** Future days are calculated when they begin. */
async function again(tx: Tx, employees: Id[] | null, from: string, to: string): Promise<void> {
  // It may already be tomorrow in some time zone.
  const last = earliest(to, addDays(tx.now.slice(0, 10), 1))
  if (from > last) return
  await tx.enqueue('attendance-recompute', { organisation: tx.organisation, employees, from, to: last })
}
