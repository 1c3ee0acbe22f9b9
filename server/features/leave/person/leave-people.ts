import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { calendarPeople, type CalendarPerson } from '../../calendar/index.ts'
import { jobHistoriesOf, type PersonJobHistory } from '../../employees/index.ts'
import { outsideSchedule, type OutsideSchedule } from './outside-schedule.queries.ts'

/** A person's leave outside the schedules of all policies. */
interface OutsidePerson {
  credits: OutsideSchedule[]
  encashed: { policy: Id; id: Id; day: Day; halfDays: number }[]
  openings: { policy: Id; on: Day; halfDays: number }[]
}

/** What leave depends on. */
export type LeavePerson = Omit<CalendarPerson, 'shifts'> &
  Pick<PersonJobHistory, 'gender' | 'jobHistory'> &
  OutsidePerson

export async function leavePeople(tx: Tx, employees: Id[]): Promise<LeavePerson[]> {
  const today: Day = tx.now.slice(0, 10)
  const [people, histories, outside] = await Promise.all([
    calendarPeople(tx, { employees, from: today, to: today }),
    jobHistoriesOf(tx, employees),
    outsideSchedule(tx, { employees }),
  ])
  return withJobHistory(people, histories, outside)
}

/** Adds to a calendar's people what eligibility depends on, and the leave credited to them. */
export function withJobHistory<P extends { employee: Id }>(
  people: readonly P[],
  histories: readonly PersonJobHistory[],
  outside: readonly OutsideSchedule[],
) {
  const outsideOf = Map.groupBy(outside, (one) => one.employee)
  const byId = new Map(histories.map((one) => [one.employee, one]))
  return people.map((person) => {
    const { gender, jobHistory: all } = byId.get(person.employee)!
    return { ...person, gender, jobHistory: all, ...outsidePerson(outsideOf.get(person.employee) ?? []) }
  })
}

function outsidePerson(outside: readonly OutsideSchedule[]): OutsidePerson {
  const credits = outside.filter(({ kind }) => kind === 'credit')
  const encashed = outside.filter(({ kind }) => kind === 'encashed')
  const openings = outside.filter(({ kind }) => kind === 'opening')
  return {
    credits,
    openings,
    encashed: encashed.map(({ policy, id, on: day, halfDays }) => ({ policy, id, day, halfDays })),
  }
}
