import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid } from '../../../platform/problem.ts'
import type { RequestType } from '../../approvals/index.ts'
import { whyArchived } from '../archive/archived-days.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import { recompute } from '../day/recompute.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'
import { checkHome } from './home-check.ts'
import { approveHomeDays, homeDaysOfRequest, insertHomeDays, returnHomeDays } from './home-day.queries.ts'
import { homeDetails } from './home-details.ts'
import type { HomeDetails, HomeDraft, HomeFacts } from './home-types.ts'

export type WorkFromHomeType = RequestType<HomeDraft, HomeFacts, HomeDetails>

/** Days at home: once approved, attendance counts them as such, and punch positions are not checked. */
export const workFromHomeType: WorkFromHomeType = {
  name: 'workFromHome',

  async check(tx, employee, draft) {
    // Requests for the same day are checked one at a time.
    await lockPeople(tx, { employees: [employee] })
    const { days, excluded, problems, rule } = await checkHome(tx, employee, draft)
    const blocking = problems.filter(({ isBlocking }) => isBlocking)
    if (blocking.length > 0)
      throw invalid(
        blocking.map(({ field, message }) => ({ path: `body.${field}`, message })),
        blocking[0]!.message,
      )
    const halfDays = days.reduce((sum, one) => sum + one.halfDays, 0)
    return {
      title: say`Work from home`,
      quantity: daysSaid(halfDays),
      reason: draft.reason,
      startsOn: days[0]!.day,
      endsOn: days.at(-1)!.day,
      halfDays,
      facts: { days: days.map(({ day }) => day), excluded, needsPunches: rule.needsPunches },
    }
  },

  async submitted(tx, { _id: request, requester: employee, draft, facts: { days, needsPunches } }) {
    const { part } = draft
    await insertHomeDays(tx, { request, employee, part, needsPunches, days: JSON.stringify(days), now: tx.now })
  },

  async approved(tx, { _id: request, requester }) {
    await approveHomeDays(tx, { request, now: tx.now })
    await workedOut(tx, request, requester)
  },

  async undone(tx, { _id: request, requester, startsOn }) {
    await returnHomeDays(tx, { request, from: startsOn!, now: tx.now })
    await workedOut(tx, request, requester)
  },

  async mayWithdraw(tx, { startsOn, endsOn }) {
    const archived = await whyArchived(tx, startsOn!)
    if (archived !== null) return archived
    const [locked] = await locksBetween(tx, { from: startsOn!, to: endsOn! })
    return locked ? say`Payroll has locked days of this request. End the days that are left instead.` : null
  },

  details: homeDetails,
}

/** Recalculates the past days of a request. */
export async function workedOut(tx: Tx, request: Id, employee: Id): Promise<void> {
  const days = await homeDaysOfRequest(tx, { request })
  const [first, last] = [days[0], days.at(-1)]
  if (first && last) await recompute(tx, [employee], first.day, last.day)
}
