import { z } from 'zod'
import { oneTimeAmount } from '@muster/contract/payroll/pay-run/one-time-amount.ts'
import {
  variableHeadings,
  variableTypes,
  type VariableColumn,
} from '@muster/contract/payroll/pay-run/variable-columns.ts'
import type { PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid } from '../../../platform/problem.ts'
import { enteredInMonth, peopleByCode, type CodedPerson } from './pay-input-batch.queries.ts'
import { amountIn, minutesIn, typeIn } from './read-cells.ts'
import type { SheetRow } from './read-rows.ts'

export interface Entry {
  employee: CodedPerson
  type: 'earning' | 'deduction' | 'reimbursement'
  nature: PayNature | null
  name: string
  amountPaise: Paise
  reason: string
}

/** What hours of overtime of a person come to; a sentence where they come to nothing. */
export type OvertimePay = (employee: Id, minutes: number) => Paise | Sentence

interface Fault {
  row: number
  column: VariableColumn
  message: Sentence
}

const Written = z.object({ name: oneTimeAmount.name, amount: oneTimeAmount.amountPaise, reason: oneTimeAmount.reason })

/** How many wrong cells are told at once. */
const told = 100

/** All rows of a month as they are saved; every wrong cell is told by its row and column. */
export async function checkRows(
  tx: Tx,
  actor: Actor,
  month: Month,
  rows: readonly SheetRow[],
  overtimePay: OvertimePay,
): Promise<Entry[]> {
  const codes = [...new Set(rows.map(({ cells }) => cells.code.toLowerCase()))]
  const people = new Map((await peopleByCode(tx, { codes, month })).map((one) => [one.code.toLowerCase(), one]))
  const employees = [...people.values()].map(({ employee }) => employee)
  const seen = new Map<string, number | 'saved'>(
    (await enteredInMonth(tx, { month, employees })).map((one) => [keyOf(one), 'saved']),
  )
  const faults: Fault[] = []
  const entries: Entry[] = []
  for (const { row, cells } of rows) {
    const wrong = (column: VariableColumn, message: Sentence) => faults.push({ row, column, message })
    const before = faults.length
    const person = people.get(cells.code.toLowerCase())
    const trouble = whyNot(person, cells.code, actor, month)
    if (trouble !== null) wrong('code', trouble)
    const type = typeIn(cells.type)
    if (type === undefined) wrong('type', say`Enter ${Object.keys(variableTypes).join(', ')}`)
    const isHours = type === 'Overtime hours'
    const amount = isHours ? null : amountIn(cells.amount)
    const minutes = isHours ? minutesIn(cells.amount) : null
    if (isHours && minutes === null) wrong('amount', say`Enter hours above 0, for example 7.5 or 7:30`)
    if (type !== undefined && !isHours && amount === null)
      wrong('amount', say`Enter an amount, for example 5000 or 5000.50`)
    const found = Written.safeParse({ ...cells, amount: amount ?? 1 })
    for (const { path, message } of found.error?.issues ?? []) wrong(path[0] as VariableColumn, plain(message))
    if (faults.length > before || person === undefined || type === undefined || !found.success) continue
    const amountPaise = minutes === null ? found.data.amount : overtimePay(person.employee, minutes)
    if (typeof amountPaise !== 'number') {
      wrong('amount', amountPaise)
      continue
    }
    const { name, reason } = found.data
    const entry = { ...variableTypes[type], employee: person, name, reason, amountPaise }
    const key = keyOf({ ...entry, employee: person.employee })
    const earlier = seen.get(key)
    if (earlier === 'saved') wrong('name', say`The same is entered for ${{ month }} already`)
    else if (earlier !== undefined) wrong('name', say`The same as row ${earlier}`)
    seen.set(key, earlier ?? row)
    entries.push(entry)
  }
  if (faults.length > 0)
    throw invalid(
      faults.slice(0, told).map((fault) => ({ path: 'body.text', message: faultSaid(fault) })),
      say`Nothing was saved: some rows need correction.`,
    )
  return entries
}

function whyNot(person: CodedPerson | undefined, code: string, actor: Actor, month: Month): Sentence | null {
  if (person === undefined) return code === '' ? say`Enter an employee ID` : say`No employee has the ID ${code}`
  if (person.employee === actor.employee) return say`Someone else must change your own pay.`
  if (person.joinedOn > lastDay(month) || (person.leftOn !== null && person.leftOn < firstDay(month)))
    return say`Not employed in ${{ month }}`
  return person.isLocked ? say`The pay of ${{ month }} is locked` : null
}

function faultSaid({ row, column, message }: Fault): Sentence {
  return say`Row ${row}, ${variableHeadings[column]}: ${message}`
}

/** The same person, type, name and amount in one month is the same thing entered twice. */
function keyOf({ employee, type, name, amountPaise }: Pick<Entry, 'type' | 'name' | 'amountPaise'> & { employee: Id }) {
  return JSON.stringify([employee, type, name.toLowerCase(), amountPaise])
}
