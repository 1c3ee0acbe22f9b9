import { z } from 'zod'
import { oneTimeAmount } from '@muster/contract/payroll/pay-run/one-time-amount.ts'
import {
  variableHeadings,
  variableTypes,
  type VariableColumn,
  type VariableType,
} from '@muster/contract/payroll/pay-run/variable-columns.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid } from '../../../platform/problem.ts'
import { refusedOwn } from '../../identity/index.ts'
import { enteredInMonth, type CodedPerson } from './pay-input-batch.queries.ts'
import { findPeople, isEmployedIn } from './find-people.ts'
import { keyOf, keyPartsOf, type Entry } from './entry.ts'
import { quantityIn, typeIn, type Quantity } from './read-cells.ts'
import type { SheetRow } from './read-rows.ts'

/** The pay for an employee's overtime hours; a sentence where there is none. */
export type OvertimePay = (employee: Id, minutes: number) => Paise | Sentence

/** Limits of a month on an employee's rows. */
export interface MonthLimits {
  overtimePay: OvertimePay
  /** Half-days that can still be lost, besides attendance and earlier entries. */
  lossLeft: (employee: Id) => HalfDays
}

interface Fault {
  row: number
  /** Null: the whole row. */
  column: VariableColumn | null
  message: Sentence
}

const Written = z.object({ name: oneTimeAmount.name, amount: oneTimeAmount.amountPaise, reason: oneTimeAmount.reason })

/** How many wrong cells are reported at once. */
const told = 100

/** All rows of a month in the form to save; every wrong cell is reported by its row and column. */
export async function checkRows(
  tx: Tx,
  actor: Actor,
  month: Month,
  rows: readonly SheetRow[],
  { overtimePay, lossLeft }: MonthLimits,
): Promise<Entry[]> {
  const { employees, personOf } = await findPeople(tx, month, rows)
  const refused = await refusedOwn(tx, actor, employees, 'employeeSalaryWrite', 'payRollHistoryWrite')
  const seen = new Map<string, number | 'saved'>(
    (await enteredInMonth(tx, { month, employees })).map((one) => [keyOf(one), 'saved']),
  )
  const lossLeftOf = new Map<Id, HalfDays>()
  const faults: Fault[] = []
  const entries: Entry[] = []
  for (const { row, cells } of rows) {
    const wrong = (column: VariableColumn | null, message: Sentence) => faults.push({ row, column, message })
    const before = faults.length
    const found = personOf(cells.code)
    const person = 'wrong' in found ? undefined : found
    const refusal = 'wrong' in found ? found.wrong : whyNot(found, month)
    if (refusal !== null) wrong('code', refusal)
    if (person !== undefined && refused.includes(person.employee))
      wrong(null, say`Someone else must change your own pay.`)
    const type = typeIn(cells.type)
    if (type === undefined) wrong('type', say`Enter ${Object.keys(variableTypes).join(', ')}`)
    const quantity = type === undefined ? null : quantityIn(type, cells.amount)
    if (quantity !== null && 'wrong' in quantity) wrong('amount', quantity.wrong)
    const isLoss = type === 'LOP days'
    const parsed = Written.safeParse({
      ...cells,
      name: isLoss ? type : cells.name,
      amount: quantity !== null && 'paise' in quantity ? quantity.paise : 1,
    })
    for (const { path, message } of parsed.error?.issues ?? []) wrong(path[0] as VariableColumn, plain(message))
    if (faults.length > before || person === undefined || type === undefined || quantity === null) continue
    if (!parsed.success || 'wrong' in quantity) continue
    const { name, reason } = parsed.data
    const entry = entryOf({ employee: person, type, name, reason }, quantity, overtimePay)
    if ('wrong' in entry) {
      wrong('amount', entry.wrong)
      continue
    }
    if (entry.type === 'lossOfPay') {
      const left = lossLeftOf.get(person.employee) ?? lossLeft(person.employee)
      if (entry.halfDays > left) wrong('amount', tooMany(left, month))
      lossLeftOf.set(person.employee, left - entry.halfDays)
    }
    const key = keyOf(keyPartsOf(entry))
    const earlier = seen.get(key)
    const column = entry.type === 'lossOfPay' ? 'reason' : 'name'
    if (earlier === 'saved') wrong(column, say`The same is entered for ${{ month }} already`)
    else if (earlier !== undefined) wrong(column, say`The same as row ${earlier}`)
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

function whyNot(person: CodedPerson, month: Month): Sentence | null {
  if (!isEmployedIn(person, month)) return say`Not employed in ${{ month }}`
  return person.isLocked ? say`The pay of ${{ month }} is locked` : null
}

function entryOf(
  of: { employee: CodedPerson; type: VariableType; name: string; reason: string },
  quantity: Quantity,
  overtimePay: OvertimePay,
): Entry | { wrong: Sentence } {
  const { employee, name, reason } = of
  if ('halfDays' in quantity) return { employee, type: 'lossOfPay', halfDays: quantity.halfDays, reason }
  const kind = variableTypes[of.type]
  if (kind.type === 'lossOfPay') throw new Error('Days of loss of pay were read as an amount')
  const amountPaise = 'paise' in quantity ? quantity.paise : overtimePay(employee.employee, quantity.minutes)
  if (typeof amountPaise !== 'number') return { wrong: amountPaise }
  const hours = 'minutes' in quantity ? { overtimeMinutes: quantity.minutes } : {}
  return { ...kind, employee, name, reason, amountPaise, ...hours }
}

function faultSaid({ row, column, message }: Fault): Sentence {
  return column === null ? say`Row ${row}: ${message}` : say`Row ${row}, ${variableHeadings[column]}: ${message}`
}

function tooMany(left: HalfDays, month: Month): Sentence {
  return say`${daysSaid(Math.max(0, left))} can still be lost in ${{ month }}. Enter no more than that.`
}
