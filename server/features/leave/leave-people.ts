import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { calendarPeople, type CalendarPerson } from '../calendar/index.ts'
import { jobHistoriesOf, type PersonJobHistory } from '../employees/index.ts'

/** What leave goes by. */
export type LeavePerson = Omit<CalendarPerson, 'shifts'> & Pick<PersonJobHistory, 'gender' | 'jobHistory'>

export async function leavePeople(tx: Tx, employees: Id[]): Promise<LeavePerson[]> {
  const today: Day = tx.now.slice(0, 10)
  const [people, histories] = await Promise.all([
    calendarPeople(tx, { employees, from: today, to: today }),
    jobHistoriesOf(tx, employees),
  ])
  return withJobHistory(people, histories)
}

/** The people of a calendar with what eligibility goes by. */
export function withJobHistory<P extends { employee: Id }>(
  people: readonly P[],
  histories: readonly PersonJobHistory[],
) {
  const byId = new Map(histories.map((one) => [one.employee, one]))
  return people.map((person) => {
    const { gender, jobHistory: all } = byId.get(person.employee)!
    return { ...person, gender, jobHistory: all }
  })
}
