import type { Day, Id } from '@muster/contract/values.ts'
import type { EligiblePerson, Standing } from '@muster/engine/leave/eligibility.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { standingRows, type StandingRow } from './standing.queries.ts'

export interface PersonStanding extends Required<EligiblePerson> {
  employee: Id
  name: string
  joinedOn: Day
  probationDays: number
}

/** What the leave of these people goes by: gender, employment type, department and location, as they were from day to day. */
export async function standingsOf(tx: Tx, employees: Id[]): Promise<PersonStanding[]> {
  return (await standingRows(tx, { employees, on: null, after: null })).map(standing)
}

/** The same of everybody employed on a day, in pieces: a whole company is read without holding up others. */
export async function* standingsOn(tx: Tx, on: Day): AsyncGenerator<PersonStanding[]> {
  for (let after: Id | null = null; ;) {
    const found: StandingRow[] = await standingRows(tx, { employees: null, on, after })
    const last = found.at(-1)
    if (last === undefined) return
    yield found.map(standing)
    after = last.employee
  }
}

function standing({ places, terms, employmentType, location, department, ...person }: StandingRow): PersonStanding {
  const types = terms.filter(({ term }) => term === 'employmentType')
  const departments = terms.filter(({ term }) => term === 'department')
  const days = [...new Set([person.joinedOn, ...[...places, ...terms].map(({ from }) => from)])].toSorted()
  return {
    ...person,
    standings: days.map((from) => ({
      from,
      employmentType: valueOn(types, from, employmentType) as Standing['employmentType'],
      location: valueOn(places, from, location)!,
      department: valueOn(departments, from, department),
    })),
  }
}

/** Before the first row the first one counts; without any it was always what it is. */
function valueOn<T>(rows: readonly { from: Day; value: T }[], day: Day, present: T): T {
  const row = rows.findLast(({ from }) => from <= day) ?? rows[0]
  return row === undefined ? present : row.value
}
