import type { Day, Id } from '@muster/contract/values.ts'
import type { EligiblePerson, JobDetails } from '@muster/engine/leave/eligibility.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { jobHistoryRows, type JobHistoryRow } from './job-history.queries.ts'

export interface PersonJobHistory extends Required<EligiblePerson> {
  employee: Id
  name: string
  joinedOn: Day
  probationDays: number
}

/** What these people's leave depends on: gender, employment type, department and location, with their history. */
export async function jobHistoriesOf(tx: Tx, employees: Id[]): Promise<PersonJobHistory[]> {
  return (await jobHistoryRows(tx, { employees, on: null, after: null })).map(jobHistory)
}

/** The same for everyone employed on a day, in batches: a whole company is read without blocking others. */
export async function* jobHistoriesOn(tx: Tx, on: Day): AsyncGenerator<PersonJobHistory[]> {
  for (let after: Id | null = null; ;) {
    const rows: JobHistoryRow[] = await jobHistoryRows(tx, { employees: null, on, after })
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(jobHistory)
    after = last.employee
  }
}

function jobHistory({
  places,
  terms,
  employmentType,
  location,
  department,
  ...person
}: JobHistoryRow): PersonJobHistory {
  const types = terms.filter(({ term }) => term === 'employmentType')
  const departments = terms.filter(({ term }) => term === 'department')
  const days = [...new Set([person.joinedOn, ...[...places, ...terms].map(({ from }) => from)])].toSorted()
  return {
    ...person,
    jobHistory: days.map((from) => ({
      from,
      employmentType: valueOn(types, from, employmentType) as JobDetails['employmentType'],
      location: valueOn(places, from, location)!,
      department: valueOn(departments, from, department),
    })),
  }
}

/** Before the first row the first value applies; without rows the present value always did. */
function valueOn<T>(rows: readonly { from: Day; value: T }[], day: Day, present: T): T {
  const row = rows.findLast(({ from }) => from <= day) ?? rows[0]
  return row === undefined ? present : row.value
}
