import type { z } from 'zod'
import type { CompOffDetails, CompOffDraft } from '@muster/contract/attendance/comp-off.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { compOffExpiry, compOffFor } from '@muster/engine/attendance/comp-off/comp-off.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { refused, wrongField } from '../../../platform/problem.ts'
import type { RequestType } from '../../approvals/index.ts'
import {
  compOffLimits,
  isCompOffActive,
  creditCompOff,
  creditsLeft,
  isCompOffUsed,
  takeBackCompOff,
} from '../../../platform/leave/leave.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import { localToday } from '../person/month.ts'
import { daysOf } from '../person/person-attendance.queries.ts'
import { lockedOn } from '../lock/attendance-lock.queries.ts'
import { workedExtra, type CompOffDay } from './comp-off-days.ts'

type Draft = z.output<typeof CompOffDraft>
type Details = z.output<typeof CompOffDetails>
type Facts = Pick<Details, 'work' | 'halfDays'>
export type CompOffType = RequestType<Draft, Facts, Details>

/** Leave for work on a day off, or overtime: approval credits leave with its own expiry date. */
export const compOffType: CompOffType = {
  name: 'compOff',

  async check(tx, employee, draft) {
    // Requests for the same day are checked one at a time.
    await lockPeople(tx, { employees: [employee] })
    if (!(await isCompOffActive(tx)))
      throw refused(say`Comp-off is switched off. Ask HR to switch the leave policy on.`)
    const worked = await workOn(tx, employee, { day: draft.day, today: await localToday(tx, employee) })
    const halfDays = claimed(worked, draft)
    const { isOpen: _, isPaid: _1, isRequested: _2, halfDayMinutes: _3, fullDayMinutes: _4, ...work } = worked
    return {
      title: say`Comp-off`,
      quantity: daysSaid(halfDays),
      reason: draft.reason,
      startsOn: draft.day,
      endsOn: draft.day,
      halfDays,
      facts: { work, halfDays },
    }
  },

  submitted: async () => {},

  async approved(tx, { _id: request, requester: employee, startsOn, zone, facts: { halfDays } }) {
    const day = startsOn!
    await lockPeople(tx, { employees: [employee] })
    // Payroll was locked while the request was pending.
    const [work] = await workedExtra(tx, employee, { from: day, to: day })
    if (work?.isPaid) throw refused(paidAlready)
    await creditCompOff(tx, { request, employee, workedOn: day, today: localDay(tx.now, zone), halfDays })
  },

  async undone(tx, { _id: request, requester: employee, zone }) {
    await takeBackCompOff(tx, { request, employee, today: localDay(tx.now, zone) })
  },

  async mayWithdraw(tx, { _id: request, requester: employee, startsOn, zone }) {
    const [locked, isUsed] = await Promise.all([
      lockedOn(tx, { day: startsOn! }),
      isCompOffUsed(tx, { request, employee, today: localDay(tx.now, zone) }),
    ])
    if (locked) return say`Payroll has locked this day, so its comp-off can no longer be cancelled.`
    return isUsed ? say`This comp-off has been used for leave. Cancel that leave first.` : null
  },

  async details(tx, { _id, requester: employee, startsOn, zone, draft, facts }) {
    const day = startsOn!
    const [[row], credits, { validDays }] = await Promise.all([
      daysOf(tx, { employee, from: day, to: day, now: tx.now, limit: 1, offset: 0 }),
      creditsLeft(tx, { employee }),
      compOffLimits(tx),
    ])
    const credit = credits.find(({ request }) => request === _id)
    return {
      ...facts,
      ...{ amount: draft.amount, minutes: draft.minutes ?? null },
      punches: (row?.punches ?? []).filter((punch) => !punch.isSuperseded).map(({ kind, at }) => ({ kind, at })),
      expiresOn: credit?.expiresOn ?? compOffExpiry({ workedOn: day, approvedOn: localDay(tx.now, zone), validDays }),
      leftHalfDays: credit?.left ?? null,
    }
  },
}

/** The work behind a request, or what is wrong with its day. */
async function workOn(tx: Tx, employee: Id, { day, today }: { day: Day; today: Day }): Promise<CompOffDay> {
  const { requestWithinDays } = await compOffLimits(tx)
  const wrong = (message: Sentence) => wrongField('body.day', message)
  if (day > today) throw wrong(say`Choose a day that you have worked`)
  if (day < addDays(today, -requestWithinDays))
    throw wrong(say`Comp-off can be requested within ${requestWithinDays} days of the day worked`)
  const [work] = await workedExtra(tx, employee, { from: day, to: day })
  if (!work) throw wrong(say`You did not work on a day off or over your hours on this day`)
  if (work.isOpen) throw wrong(say`Punch out first: this day is still open`)
  if (work.isPaid) throw wrong(paidAlready)
  if (work.isRequested) throw wrong(say`You have already requested comp-off for this day`)
  if (work.mostHalfDays === 0) throw wrong(tooShort(work))
  return work
}

/** The half-days claimed. */
function claimed(work: CompOffDay, { amount, minutes = 0 }: Draft): number {
  if (amount === 'full' && work.mostHalfDays < 2)
    throw wrongField('body.amount', say`You worked ${durationSaid(work.minutes)}: claim half a day`)
  if (amount !== 'hours') return amount === 'full' ? 2 : 1
  if (minutes > work.minutes)
    throw wrongField('body.minutes', say`You worked ${durationSaid(work.minutes)} on this day`)
  const halfDays = compOffFor(minutes, work)
  if (halfDays === 0) throw wrongField('body.minutes', tooShort(work))
  return halfDays
}

/** The same minutes are paid or taken as leave, whichever comes first. */
const paidAlready = say`The overtime of this day is paid with the salary, so it can't be taken as comp-off.`

const tooShort = ({ halfDayMinutes }: CompOffDay): Sentence =>
  say`Comp-off begins at ${durationSaid(halfDayMinutes)} of work, which is half a day`

function durationSaid(minutes: number): Sentence {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return say`${rest} min`
  return rest === 0 ? say`${hours} h` : say`${hours} h ${rest} min`
}
