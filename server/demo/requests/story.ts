import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { CallAs } from '../calls.ts'
import type { DemoPerson } from '../people.ts'
import type { DemoCompany } from '../write-company.ts'

/** An action on a request, at its time. */
export interface Step {
  at: Instant
  act: () => Promise<unknown>
}

/** What the stories of request types need: calls that must not be refused, and the people. */
export interface Told {
  callAs: CallAs
  today: Day
  admin: Id
  hr: DemoPerson
  /** The three demo sign-ins; `team` are the manager's other reports. */
  manager: DemoPerson
  employee: DemoPerson
  team: readonly DemoPerson[]
  /** Everyone else who has a manager. */
  others: readonly DemoPerson[]
  accountOf: (employee: Id | null) => Id
}

/** The requests of a type, in all states. Nothing in it is today or later. */
export type RequestStory = (told: Told) => Step[]

const zone = 'Asia/Kolkata'

/** The people in the stories of requests. */
export function tellers(
  callAs: CallAs,
  {
    company: { admin, people },
    today,
    employee,
    present,
  }: { company: DemoCompany; today: Day; employee: DemoPerson; present: readonly DemoPerson[] },
): Told {
  const manager = people.find((person) => person.employee === employee.reportsTo)!
  const hr = people.find(({ role }) => role === 'HR')!
  const isNamed = (person: DemoPerson) => [employee, manager, hr].includes(person)
  const below = present.filter((person) => person.reportsTo !== null && !isNamed(person))
  return {
    ...{ callAs, today, admin, hr, manager, employee },
    team: below.filter(({ reportsTo }) => reportsTo === manager.employee),
    others: below.filter(({ reportsTo }) => reportsTo !== manager.employee),
    accountOf: (id) => people.find((person) => person.employee === id)!.account,
  }
}

/** A time on a day, such as `0915`. */
export function onDay(day: Day, time: string): Instant {
  return instantAt(day, time, zone)
}

/** The weekday a number of days before another one, or the one before that: never a Saturday or Sunday. */
export function workday(today: Day, back: number): Day {
  const day = addDays(today, -back)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 ? addDays(day, -2) : weekday === 6 ? addDays(day, -1) : day
}

/** Forwards a request to HR, with a note. */
export async function forwardToHr(
  { callAs, admin }: Pick<Told, 'callAs' | 'admin'>,
  by: Id,
  id: Id,
  type: ForwardedType,
  note: string,
) {
  const roles = await callAs(admin, 'GET /api/v1/employee/no-employee-role', { query: { roleName: 'HR' } })
  const roleId = (roles as unknown as { _id: Id }[])[0]!._id
  const [params, body] = [{ id }, { roleId, note }]
  if (type === 'workfromhome')
    await callAs(by, 'PUT /api/v1/employee/approval-forward/{id}', { params, query: { type }, body })
  else await callAs(by, 'PUT /api/v1/employee/claim-approval-forward/{id}', { params, query: { type }, body })
}

type ForwardedType = 'workfromhome' | 'leave' | 'compOff' | 'attendance' | 'claims' | 'travel' | 'procurement'
