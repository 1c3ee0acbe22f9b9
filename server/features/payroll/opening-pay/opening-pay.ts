import type { z } from 'zod'
import type { OpeningPay, OpeningPayChange } from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { type MadeAlone, ownPay } from '../../identity/index.ts'
import {
  deleteEntries,
  entriesOf,
  entryToChange,
  openingPeople,
  overlapping,
  runsAndOpening,
  type OpeningPerson,
} from './opening-pay.queries.ts'
import {
  lockedProblem,
  monthRows,
  monthsProblem,
  openingGround,
  writeEntries,
  type Entry,
  type OpeningInput,
} from './plan.ts'

type Entries = { entries: z.output<typeof OpeningPay>[]; firstRun: Month | null; usedIn: Month | null }

/** What was entered for one employee, and whether it may still be changed. */
export async function openingPayOf(tx: Tx, employee: Id): Promise<Entries> {
  const [person] = await openingPeople(tx, { employees: [employee] })
  if (!person) throw notFound(say`The employee was not found.`)
  const entries = await entriesOf(tx, { employees: [employee] })
  return {
    entries: entries.map(({ figures, employee: _, ...entry }) => ({ ...entry, ...figures })),
    firstRun: (await runsAndOpening(tx, {}))?.firstRun ?? null,
    usedIn: person.usedIn,
  }
}

export async function addOpeningPay(tx: Tx, actor: Actor, input: OpeningInput): Promise<{ _id: Id }> {
  const id = newId()
  const alone = await write(tx, actor, { id, ...input }, [])
  await told(tx, actor, 'addedOpeningPay', input.employeeId, { ...input, alone })
  return { _id: id }
}

type Change = z.output<typeof OpeningPayChange>

export async function changeOpeningPay(tx: Tx, actor: Actor, id: Id, input: Change): Promise<null> {
  const entry = await entryToEdit(tx, actor, id)
  const alone = await write(tx, actor, { id, employeeId: entry.employee, ...input }, [id])
  await told(tx, actor, 'changedOpeningPay', entry.employee, { ...input, alone })
  return null
}

export async function removeOpeningPay(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const entry = await entryToEdit(tx, actor, id)
  await deleteEntries(tx, { ids: [id] })
  await told(tx, actor, 'removedOpeningPay', entry.employee, entry)
  return null
}

async function entryToEdit(tx: Tx, actor: Actor, id: Id) {
  const entry = await entryToChange(tx, { id })
  if (!entry) throw notFound(say`The pay before Muster was not found.`)
  const [person] = await openingPeople(tx, { employees: [entry.employee] })
  const alone = await mayChange(tx, actor, person!)
  return { ...entry, alone }
}

/** Nothing that a locked payslip was calculated from may change. */
async function mayChange(tx: Tx, actor: Actor, person: OpeningPerson): Promise<MadeAlone> {
  const refusal = say`Someone else must change your own pay.`
  const alone = await ownPay(tx, actor, person.employee, refusal, 'employeeSalaryWrite', 'payRollHistoryWrite')
  const locked = lockedProblem(person)
  if (locked !== null) throw conflict(locked)
  return alone
}

async function write(tx: Tx, actor: Actor, entry: Entry, replaced: readonly Id[]): Promise<MadeAlone> {
  const { employeeId } = entry
  const ground = await openingGround(tx, [employeeId], entry.toMonth)
  const person = ground.people.get(employeeId)
  if (!person) throw wrongField('body.employeeId', say`This employee does not exist`)
  const alone = await mayChange(tx, actor, person)
  const problem = monthsProblem(ground, person, entry)
  if (problem !== null) throw wrongField(`body.${problem.path}`, problem.message)
  const [taken] = await overlapping(tx, { months: JSON.stringify(monthRows(ground, entry)) })
  if (taken) throw wrongField('body.fromMonth', say`${{ month: taken.month }} is entered already`)
  await writeEntries(tx, actor, ground, [entry], replaced)
  return alone
}

type Acts = 'addedOpeningPay' | 'changedOpeningPay' | 'removedOpeningPay'
type Months = Pick<OpeningInput, 'fromMonth' | 'toMonth'> & { alone: MadeAlone }

function told(tx: Tx, actor: Actor, act: Acts, employee: Id, { fromMonth, toMonth, alone }: Months) {
  const changes = { fromMonth: nowIs({ month: fromMonth }), toMonth: nowIs({ month: toMonth }), ...alone }
  return audit(tx, actor, act, { type: 'employee', id: employee }, changes)
}
