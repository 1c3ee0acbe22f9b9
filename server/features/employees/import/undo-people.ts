import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { heldIn } from '../../../platform/personal-data/held-in.ts'
import { voidInvitations } from '../../identity/index.ts'
import type { ImportWork, WrittenRow } from '../../imports/index.ts'
import { changeEmployee } from '../basic-info/change-employee.ts'
import type { BasicChange } from './changed-person.ts'
import { type Known, knownPeople } from './import.queries.ts'
import { forgetPeople, movedSince, reportingTo, signedIn, takeParts } from './undo.queries.ts'
import type { PersonUndo } from './write-people.ts'

type Row = WrittenRow<PersonUndo>

/** Tables whose rows follow from the employee alone, or were written by the import itself. */
const ownTables: ReadonlySet<string> = new Set([
  ...['employee', 'employee_shift', 'employee_personal', 'employee_bank', 'emergency_contact', 'leave_ledger'],
  ...['attendance_day', 'data_import_row', 'celebration_told', 'company_policy_asked'],
  ...['employee_term', 'account', 'notification', 'notification_mail', 'employee_legal_entity'],
])

/**
 * Cannot be undone: people who have signed in, worked, been paid, submitted a request, or have direct reports; and changes overwritten
 * since.
 */
export async function stuckPeople(
  tx: Tx,
  rows: readonly Row[],
  own: ReadonlySet<Id>,
): Promise<{ row: number; reason: Sentence }[]> {
  const added = rows.filter(({ undo }) => undo.account !== null)
  const ids = added.map(({ record }) => record)
  const reasons = new Map<Id, Sentence>()
  const give = (id: Id, reason: Sentence) => {
    if (!reasons.has(id)) reasons.set(id, reason)
  }
  if (ids.length > 0) {
    for (const { id, name } of await signedIn(tx, { employees: ids })) give(id, say`${name} has signed in`)
    for (const { manager, employee, name } of await reportingTo(tx, { employees: ids }))
      if (!own.has(employee)) give(manager, say`${name} reports to this person`)
    const people = added.map(({ record, undo }) => ({ employee: record, account: undo.account! }))
    for (const { employee, table } of await heldIn(tx, people, ownTables)) give(employee, reasonOf(table))
  }
  for (const { record, undo } of rows)
    if (undo.isHiredAgain) give(record, say`The person was hired again. Set the employee to inactive instead.`)
  const changed = rows.filter(({ undo }) => undo.after !== null)
  const present =
    changed.length === 0
      ? []
      : await knownPeople(tx, { codes: [], emails: [], ids: changed.map(({ record }) => record) })
  const byId = new Map(present.map((one) => [one.id, one]))
  for (const { record, undo } of changed)
    if (!isAsWritten(byId.get(record), undo.after!)) give(record, say`The record was changed after the import`)
  const moves = rows.flatMap(({ record, undo: { employer } }) =>
    employer ? [{ employee: record, entity: employer.entity, since: employer.from }] : [],
  )
  if (moves.length > 0)
    for (const { employee, isPaid } of await movedSince(tx, { moves: JSON.stringify(moves) }))
      give(employee, isPaid ? say`Pay of the legal entity is approved` : say`The record was changed after the import`)
  return rows.flatMap(({ row, record }) => {
    const reason = reasons.get(record)
    return reason === undefined ? [] : [{ row, reason }]
  })
}

function isAsWritten(person: Known | undefined, after: BasicChange): boolean {
  return person !== undefined && Object.entries(after).every(([field, value]) => person[field as keyof Known] === value)
}

const said: Readonly<Record<string, Sentence>> = {
  punch: say`There are punches`,
  leave_day: say`There is leave`,
  request: say`There are requests`,
  payslip: say`There is a payslip`,
  employee_salary: say`There is a salary`,
  loan: say`There is a loan`,
  employee_document: say`There are documents`,
  pay_input: say`There are one-time payments or deductions`,
  loss_of_pay_input: say`There are LOP days`,
}

const reasonOf = (table: string): Sentence => said[table] ?? say`Other records depend on this person`

/** Deleting a person checks every table that could refer to one: with a thousand at once PostgreSQL would cancel the statement. */
const atOnce = 100

/** Deletes the added people with everything that follows from them; existing people get their previous values back. */
export async function undoPeople(tx: Tx, { app, actor }: ImportWork, rows: readonly Row[]): Promise<void> {
  const added = rows.filter(({ undo }) => undo.account !== null)
  const there = rows.filter(({ undo }) => undo.account === null)
  for (let start = 0; start < added.length; start += atOnce) {
    const employees = added.slice(start, start + atOnce).map(({ record }) => record)
    const gone = await forgetPeople(tx, { employees })
    await voidInvitations(tx, gone?.accounts ?? [])
  }
  for (const part of ['personal', 'bank', 'contact'] as const) {
    const employees = there.filter(({ undo }) => undo.parts.includes(part)).map(({ record }) => record)
    if (employees.length > 0) await takeParts[part](tx, { employees })
  }
  for (const { record, undo } of there) {
    if (undo.before) await changeEmployee(tx, app, actor, record, undo.before)
    if (undo.employer) {
      const { before: entity, from } = undo.employer
      await app.employers.move(tx, actor, { employees: [record], entity, from })
    }
  }
}
