import type { z } from 'zod'
import type {
  OpeningPay,
  OpeningPayChange,
  OpeningPayInput,
} from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { lastDay, monthOf } from '@muster/engine/day.ts'
import { canonical } from '@muster/engine/payroll/payslip/snapshot.ts'
import { openingMonths, type OpeningFigures } from '@muster/engine/payroll/opening/opening-pay.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { statutorySettings, type StatutorySettings } from '../statutory/index.ts'
import {
  deleteEntries,
  entriesOf,
  entryToChange,
  insertEntries,
  insertMonths,
  openingPeople,
  overlapping,
  runsAndOpening,
  type OpeningPerson,
} from './opening-pay.queries.ts'

type Input = z.output<typeof OpeningPayInput>
type Entries = { entries: z.output<typeof OpeningPay>[]; firstRun: Month | null; usedIn: Month | null }

/** What was entered of one person, and whether it may still be changed. */
export async function openingPayOf(tx: Tx, employee: Id): Promise<Entries> {
  const [person] = await openingPeople(tx, { employees: [employee] })
  if (!person) throw notFound(say`The employee was not found.`)
  const entries = await entriesOf(tx, { employee })
  return {
    entries: entries.map(({ figures, ...entry }) => ({ ...entry, ...figures })),
    firstRun: (await runsAndOpening(tx, {}))?.firstRun ?? null,
    usedIn: person.usedIn,
  }
}

export async function addOpeningPay(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await write(tx, actor, { id, ...input })
  await told(tx, actor, 'addedOpeningPay', input.employeeId, input)
  return { _id: id }
}

export async function changeOpeningPay(
  tx: Tx,
  actor: Actor,
  id: Id,
  input: z.output<typeof OpeningPayChange>,
): Promise<null> {
  const held = await heldEntry(tx, actor, id)
  await deleteEntries(tx, { ids: [id] })
  await write(tx, actor, { id, employeeId: held.employee, ...input })
  await told(tx, actor, 'changedOpeningPay', held.employee, input)
  return null
}

export async function removeOpeningPay(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const held = await heldEntry(tx, actor, id)
  await deleteEntries(tx, { ids: [id] })
  await told(tx, actor, 'removedOpeningPay', held.employee, held)
  return null
}

async function heldEntry(tx: Tx, actor: Actor, id: Id) {
  const held = await entryToChange(tx, { id })
  if (!held) throw notFound(say`The pay before Muster was not found.`)
  const [person] = await openingPeople(tx, { employees: [held.employee] })
  mayChange(actor, person!)
  return held
}

/** Nothing changes that a locked payslip was calculated from. */
function mayChange(actor: Actor, { employee, name, usedIn }: OpeningPerson): void {
  if (actor.employee === employee) throw forbidden(say`Someone else must change your own pay.`)
  if (usedIn !== null)
    throw conflict(say`The locked payslip of ${name} for ${{ month: usedIn }} was calculated from it.`)
}

async function write(tx: Tx, actor: Actor, input: Input & { id: Id }): Promise<void> {
  const { id, employeeId: employee, fromMonth, toMonth, ...figures } = input
  const [person] = await openingPeople(tx, { employees: [employee] })
  if (!person) throw wrongField('body.employeeId', say`This employee does not exist`)
  mayChange(actor, person)
  const firstRun = (await runsAndOpening(tx, {}))?.firstRun ?? null
  if (firstRun !== null && toMonth >= firstRun)
    throw wrongField('body.toMonth', say`${{ month: firstRun }} is run here. Choose a month before it.`)
  if (fromMonth < monthOf(person.joinedOn))
    throw wrongField('body.fromMonth', say`${person.name} joined on ${{ day: person.joinedOn }}`)
  const settings = await statutorySettings(tx, lastDay(toMonth))
  const later = (await payRunConfig(tx)).payMonth === 'next' ? 1 : 0
  const months = monthsOf(
    { from: fromMonth, to: toMonth, later, figures, place: placeOf(settings, person) },
    employee,
    id,
  )
  const [taken] = await overlapping(tx, { months: JSON.stringify(months) })
  if (taken) throw wrongField('body.fromMonth', say`${{ month: taken.month }} is entered already`)
  const entries = JSON.stringify([{ id, employee, fromMonth, toMonth, figures }])
  await insertEntries(tx, { entries, account: actor.account, now: tx.now })
  await insertMonths(tx, { months: JSON.stringify(months) })
}

interface OfEntry {
  from: Month
  to: Month
  later: 0 | 1
  figures: OpeningFigures
  place: { state: string; localBody: string | null } | null
}

function monthsOf({ from, to, later, figures, place }: OfEntry, employee: Id, entry: Id) {
  return openingMonths({ from, to, later, place, ...figures }).map(({ earlier, ...one }) => ({
    ...one,
    ...{ employee, entry, isShare: from !== to, earlier: canonical(earlier) },
  }))
}

/** Where the person works now: professional tax of the months is taken to be of that state. */
function placeOf({ places }: StatutorySettings, { location }: OpeningPerson): OfEntry['place'] {
  const place = places.get(location)
  return place?.pt.enabled === true ? { state: place.state, localBody: place.pt.localBody } : null
}

type Acts = 'addedOpeningPay' | 'changedOpeningPay' | 'removedOpeningPay'

function told(
  tx: Tx,
  actor: Actor,
  act: Acts,
  employee: Id,
  { fromMonth, toMonth }: Pick<Input, 'fromMonth' | 'toMonth'>,
) {
  return audit(
    tx,
    actor,
    act,
    { type: 'employee', id: employee },
    {
      fromMonth: nowIs({ month: fromMonth }),
      toMonth: nowIs({ month: toMonth }),
    },
  )
}
