import type { z } from 'zod'
import type { AttendanceBar, SecondLook } from '@muster/contract/dashboard/dashboard.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { pendingCounts } from '../approvals/index.ts'
import { dayTotals, homeOn, homeThatCounts, type HomeOn } from '../attendance/index.ts'
import { missingFacts } from '../employees/index.ts'
import { leaveCovers, leaveOn, type LeaveOn } from '../../platform/leave/leave.ts'
import { companyToday } from '../organisation/index.ts'
import { departmentOf, headcount, peopleNamed } from './dashboard.queries.ts'

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
  const [leave, home] = await Promise.all([leaveOn(tx, null, date, tomorrow), homeOn(tx, null, date, tomorrow)])
  const of = { department: department?._id ?? null, except: actor.employee }
  const named = async (onDay: Day) => [
    ...(await namesOf(
      tx,
      leave.filter(({ day }) => day === onDay),
      of,
    )),
    ...(await namesAtHome(
      tx,
      home.filter(({ day }) => day === onDay),
      of,
    )),
  ]
  return { department: department?.name ?? null, today: await named(date), tomorrow: await named(tomorrow) }
}

interface Shown {
  department: Id | null
  except: Id | null
}

async function namesOf(tx: Tx, leave: readonly LeaveOn[], of: Shown) {
  if (leave.length === 0) return []
  const people = leave.map(({ employee }) => employee)
  const shown = await peopleNamed(tx, { people, ...of, limit: mostNames })
  const half = new Set(leave.filter(({ part }) => part !== 'full').map(({ employee }) => employee))
  const { day } = leave[0]!
  const covers = await leaveCovers(tx, { employees: shown.map(({ _id }) => _id), from: day, to: day })
  return shown.map((person) => ({
    ...{ ...person, kind: 'leave' as const, isHalf: half.has(person._id) },
    cover: covers.find(({ employee }) => employee === person._id)?.name ?? null,
  }))
}

/** Days off and leave override work from home. */
async function namesAtHome(tx: Tx, home: readonly HomeOn[], of: Shown) {
  if (home.length === 0) return []
  const people = home.map(({ employee }) => employee)
  const shown = await peopleNamed(tx, { people, ...of, limit: mostNames })
  const known = new Set(shown.map(({ _id }) => _id))
  const counted = await homeThatCounts(
    tx,
    home.filter(({ employee }) => known.has(employee)),
  )
  return shown.flatMap((person) => {
    const day = counted.find(({ employee }) => employee === person._id)
    return day ? [{ ...person, kind: 'workFromHome' as const, isHalf: day.halfDays === 1, cover: null }] : []
  })
}
