import type { z } from 'zod'
import { BasicInfoChange } from '@muster/contract/employees/basic-info.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { plain, type Sentence } from '@muster/engine/sentence.ts'
import type { CheckedRow } from '../../imports/index.ts'
import { numberOfCell, phoneOfCell, typeOfCell } from './cell-values.ts'
import type { Known } from './import.queries.ts'
import type { Cells, Column } from './person-cells.ts'

/** What an import can change for existing employees; role, email, location, shift and joining date are changed in the record. */
export type BasicChange = Pick<
  z.output<typeof BasicInfoChange>,
  'firstName' | 'lastName' | 'phone' | 'designation' | 'departmentId' | 'reportsTo' | 'employmentType' | 'probationDays'
>

const columns = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  designation: 'designation',
  departmentId: 'department',
  reportsTo: 'reportsTo',
  employmentType: 'employmentType',
  probationDays: 'probationDays',
} as const satisfies Record<keyof BasicChange, Column>

/** Filled cells that differ from the record; an empty cell changes nothing, but a full name of one word has no last name. */
export function basicChanges(
  cells: Cells,
  person: Known,
  named: { department: Id | null; reportsTo: Id | null },
  wrong: (column: Column, message: Sentence) => void,
) {
  const isOneWord = cells.name !== '' && cells.firstName !== ''
  const given: Record<string, unknown> = {
    firstName: cells.firstName,
    lastName: cells.lastName,
    phone: phoneOfCell(cells.phone),
    designation: cells.designation,
    departmentId: named.department,
    reportsTo: named.reportsTo,
    employmentType: typeOfCell(cells.employmentType),
    probationDays: numberOfCell(cells.probationDays),
  }
  const filled = Object.fromEntries(
    Object.entries(columns)
      .filter(
        ([field, column]) => (cells[column] !== '' && given[field] !== null) || (field === 'lastName' && isOneWord),
      )
      .map(([field]) => [field, given[field]]),
  )
  const read = BasicInfoChange.safeParse(filled)
  const told = new Set<string>()
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[0]) as keyof typeof columns
    if (!told.has(field)) wrong(columns[field], plain(message))
    told.add(field)
  }
  const changes: CheckedRow<Column>['changes'] = []
  const change: Record<string, unknown> = {}
  const before: Record<string, unknown> = {}
  for (const [field, value] of Object.entries((read.data ?? {}) as Record<string, unknown>)) {
    const present = person[field as keyof Known]
    if (present === value) continue
    const column = columns[field as keyof typeof columns]
    change[field] = value
    before[field] = present
    changes.push({ column, from: shownBefore(column, person), to: cells[column] })
  }
  const isChanged = changes.length > 0
  return {
    changes,
    change: isChanged ? (change as BasicChange) : null,
    before: isChanged ? (before as BasicChange) : null,
  }
}

/** Names instead of ids; the department's name is in the record. */
function shownBefore(column: Column, person: Known): string {
  if (column === 'reportsTo') return person.managerCode ?? ''
  if (column === 'department') return person.department ?? ''
  const value = person[column as keyof Known]
  return value === null || value === undefined ? '' : String(value)
}
