import type { z } from 'zod'
import type { AttendanceBar, SecondLook } from '@muster/contract/dashboard/dashboard.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { pendingCounts } from '../approvals/index.ts'
import { dayTotals, homeThatCounts, peopleAtHome } from '../attendance/index.ts'
import { missingFacts } from '../employees/index.ts'
import { leaveCovers, peopleOnLeave, type OutOn } from '../../platform/leave/leave.ts'
import { companyToday } from '../organisation/index.ts'
import { departmentOf, headcount } from './dashboard.queries.ts'

type Second = z.output<typeof SecondLook>

/** The number of items pending with the actor, and the company's status for people who see all of it. */
export async function secondLook(tx: Tx, actor: Actor): Promise<Second> {
  const approvals = await pendingCounts(tx, actor)
  return {
    AllApprovals: approvals.reduce((sum, { count }) => sum + count, 0),
    totalPendingLeaveRequests: approvals.find(({ type }) => type === 'leave')?.count ?? 0,
    approvals,
    ...(may(actor, 'allEmployeeRead') ? await people(tx, actor) : { headcount: null, missing: [] }),
  }
}

async function people(tx: Tx, actor: Actor): Promise<Pick<Second, 'headcount' | 'missing'>> {
  const date = await companyToday(tx)
  const { withoutDepartment, withoutManager, ...counts } = (await headcount(tx, { today: date }))!
  if (!may(actor, 'allEmployeeWrite')) return { headcount: counts, missing: [] }
  const { bank, pan, birthDate, emergency } = await missingFacts(tx)
  const lacks: Second['missing'] = [
    { what: 'bank', people: bank },
    { what: 'pan', people: pan },
    { what: 'birthDate', people: birthDate },
    { what: 'emergency', people: emergency },
    { what: 'department', people: withoutDepartment },
    // One person is at the top.
    { what: 'manager', people: withoutManager > 1 ? withoutManager : 0 },
  ]
  return { headcount: counts, missing: lacks.filter((one) => one.people > 0) }
}

export async function attendanceBars(tx: Tx): Promise<z.output<typeof AttendanceBar>[]> {
  const date = await companyToday(tx)
  return dayTotals(tx, { from: addDays(date, -13), to: date })
}

const mostNames = 12

/** People on leave or at home today and tomorrow: in the actor's department, or in the organisation for people without one. */
export async function out(tx: Tx, actor: Actor) {
  const date = await companyToday(tx)
  const tomorrow = addDays(date, 1)
  const department = actor.employee === null ? undefined : await departmentOf(tx, { employee: actor.employee })
  const of = { department: department?._id ?? null, except: actor.employee, limit: mostNames }
  const named = async (day: Day) => [...(await namesOf(tx, { ...of, day })), ...(await namesAtHome(tx, { ...of, day }))]
  return { department: department?.name ?? null, today: await named(date), tomorrow: await named(tomorrow) }
}

async function namesOf(tx: Tx, of: OutOn) {
  const shown = await peopleOnLeave(tx, of)
  if (shown.length === 0) return []
  const covers = await leaveCovers(tx, { employees: shown.map(({ _id }) => _id), from: of.day, to: of.day })
  return shown.map((person) => ({
    ...{ ...person, kind: 'leave' as const },
    cover: covers.find(({ employee }) => employee === person._id)?.name ?? null,
  }))
}

/** Days off and leave override work from home. */
async function namesAtHome(tx: Tx, of: OutOn) {
  const shown = await peopleAtHome(tx, of)
  const counted = await homeThatCounts(tx, shown)
  return shown.flatMap(({ employee, name, photo }) => {
    const day = counted.find((one) => one.employee === employee)
    const isHalf = day?.halfDays === 1
    return day ? [{ _id: employee, name, photo, kind: 'workFromHome' as const, isHalf, cover: null }] : []
  })
}
