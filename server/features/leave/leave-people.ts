import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { calendarPeople, type CalendarPerson } from '../calendar/index.ts'
import { standingsOf, type PersonStanding } from '../employees/index.ts'

/** What leave goes by. */
export type LeavePerson = Omit<CalendarPerson, 'shifts'> & Pick<PersonStanding, 'gender' | 'standings'>

export async function leavePeople(tx: Tx, employees: Id[]): Promise<LeavePerson[]> {
  const today: Day = tx.now.slice(0, 10)
  const [people, standings] = await Promise.all([
    calendarPeople(tx, { employees, from: today, to: today }),
    standingsOf(tx, employees),
  ])
  return withStanding(people, standings)
}

/** The people of a calendar with what eligibility goes by. */
export function withStanding<P extends { employee: Id }>(people: readonly P[], standings: readonly PersonStanding[]) {
  const byId = new Map(standings.map((one) => [one.employee, one]))
  return people.map((person) => {
    const { gender, standings: all } = byId.get(person.employee)!
    return { ...person, gender, standings: all }
  })
}
