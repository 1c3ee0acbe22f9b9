import type { Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { peopleByCode, peopleByName, type CodedPerson } from './pay-input-batch.queries.ts'
import type { SheetRow } from './read-rows.ts'

/** The employees that rows mean: by their IDs, and where no one has such an ID, by their whole names, in any case. */
export async function findPeople(tx: Tx, month: Month, rows: readonly SheetRow[]) {
  const codes = [...new Set(rows.map(({ cells }) => plain(cells.code)))].filter((code) => code !== '')
  const byCode = new Map((await peopleByCode(tx, { codes, month })).map((one) => [one.code.toLowerCase(), one]))
  const names = codes.filter((code) => !byCode.has(code))
  const named = names.length === 0 ? [] : await peopleByName(tx, { names, month })
  const byName = Map.groupBy(named, ({ name }) => name.toLowerCase())
  return {
    employees: [...byCode.values(), ...named].map(({ employee }) => employee),
    personOf: (given: string): CodedPerson | { wrong: Sentence } => {
      const known = byCode.get(plain(given))
      if (known) return known
      const called = byName.get(plain(given)) ?? []
      // Whoever was hired again has several records, and one in the month.
      const present = called.filter((one) => isEmployedIn(one, month))
      const [person] = present.length > 0 ? present : called
      if (present.length > 1) return { wrong: say`More than one person is called ${given}. Enter the employee ID.` }
      if (person) return person
      return { wrong: given === '' ? say`Enter an employee ID` : say`No employee has the ID or name ${given}` }
    },
  }
}

export const isEmployedIn = ({ joinedOn, leftOn }: CodedPerson, month: Month): boolean =>
  joinedOn <= lastDay(month) && (leftOn === null || leftOn >= firstDay(month))

const plain = (given: string) => given.replaceAll(/\s+/g, ' ').toLowerCase()
