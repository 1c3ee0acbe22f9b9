import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { FileRow, ImportWork } from '../../imports/index.ts'
import { employeesNamed, type Known } from './import.queries.ts'
import { calledIn, plainPersonName, withNames } from './name-cells.ts'
import type { Cells, Column } from './person-cells.ts'

export interface ManagerFacts {
  work: ImportWork
  codes: ReadonlyMap<string, Known>
  emails: ReadonlyMap<string, Known>
  /** Employees by their whole name or their first, in lower case. */
  named: readonly Named[]
  /** Valid rows of this batch by what others may call them. */
  earlier: ReadonlyMap<string, Id>
}

type Named = Awaited<ReturnType<typeof employeesNamed>>[number]

/** Instead of a row that is called the same as another. */
export const severalOf = 'several'

/** The employees that a file may name as managers. */
export async function namedManagers(tx: Tx, rows: readonly FileRow<Column>[]): Promise<Named[]> {
  const names = [...new Set(rows.map(({ cells }) => plainPersonName(cells.reportsTo)))].filter((name) => name !== '')
  return names.length === 0 ? [] : employeesNamed(tx, { names })
}

/** Someone existing by ID, email or name, or from an earlier row; in a dry run, an earlier row of the file. */
export function managerOf(
  { codes, emails, named, earlier, work }: ManagerFacts,
  cells: Cells,
  wrong: (column: 'reportsTo', message: Sentence) => void,
): Id | null {
  const given = cells.reportsTo
  const key = plainPersonName(given)
  if (key === '') return null
  if (calledIn(withNames(cells)).includes(key)) {
    wrong('reportsTo', say`An employee can't report to themselves`)
    return null
  }
  const manager = codes.get(given.toLowerCase()) ?? emails.get(given.toLowerCase())
  if (manager?.status === 'inactive') wrong('reportsTo', say`${manager.name} has left`)
  if (manager?.id) return manager.id
  const whole = named.filter(({ name }) => plainPersonName(name) === key)
  const added = earlier.get(key)
  if (whole.length > 1 || added === severalOf || (whole.length === 1 && added !== undefined)) {
    wrong('reportsTo', say`More than one person is called ${given}. Enter the employee ID of the manager.`)
    return null
  }
  const found = whole[0]?.id ?? added
  if (found === undefined && !work.isComing(key)) wrong('reportsTo', unknownManager(given, named, key))
  return found ?? null
}

function unknownManager(given: string, named: readonly Named[], key: string): Sentence {
  const [likely] = named.filter(({ firstName }) => firstName.toLowerCase() === key)
  return likely === undefined
    ? say`No employee has the ID, email or name ${given}, here or in the file`
    : say`No employee is called ${given}. If this is ${likely.name}, enter the ID ${likely.code}.`
}
