import type { z } from 'zod'
import type { OpeningPayInput } from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { lastDay, monthOf } from '@muster/engine/day.ts'
import { openingMonths } from '@muster/engine/payroll/opening/opening-pay.ts'
import { canonical } from '@muster/engine/payroll/calculation/snapshot.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { statutorySettings, type StatutorySettings } from '../statutory/index.ts'
import {
  deleteEntries,
  insertEntries,
  insertMonths,
  openingPeople,
  runsAndOpening,
  type OpeningPerson,
} from './opening-pay.queries.ts'
import type { Actor } from '../../../platform/actor.ts'

export type OpeningInput = z.output<typeof OpeningPayInput>
export type Figures = Omit<OpeningInput, 'employeeId' | 'fromMonth' | 'toMonth'>

/** What entries of some employees are checked against and split into months by. Their runs are held. */
export interface OpeningGround {
  people: ReadonlyMap<Id, OpeningPerson>
  firstRun: Month | null
  later: 0 | 1
  settings: StatutorySettings
}

export async function openingGround(tx: Tx, employees: readonly Id[], last: Month): Promise<OpeningGround> {
  const people = await openingPeople(tx, { employees })
  return {
    people: new Map(people.map((one) => [one.employee, one])),
    firstRun: (await runsAndOpening(tx, {}))?.firstRun ?? null,
    later: (await payRunConfig(tx)).payMonth === 'next' ? 1 : 0,
    settings: await statutorySettings(tx, lastDay(last)),
  }
}

/** Why months cannot be entered for an employee, and at which field; null when they can. */
export function monthsProblem(
  { firstRun }: OpeningGround,
  person: OpeningPerson,
  { fromMonth, toMonth }: Pick<OpeningInput, 'fromMonth' | 'toMonth'>,
): { path: 'fromMonth' | 'toMonth'; message: Sentence } | null {
  if (firstRun !== null && toMonth >= firstRun)
    return { path: 'toMonth', message: say`${{ month: firstRun }} is run here. Choose a month before it.` }
  if (fromMonth < monthOf(person.joinedOn))
    return { path: 'fromMonth', message: say`${person.name} joined on ${{ day: person.joinedOn }}` }
  return null
}

/** Why an employee's entries may no longer be changed; null when they may. */
export function lockedProblem({ name, usedIn }: OpeningPerson): Sentence | null {
  return usedIn === null ? null : say`The locked payslip of ${name} for ${{ month: usedIn }} was calculated from it.`
}

export type Entry = OpeningInput & { id: Id }

/** Rows of `opening_pay_month`. */
export function monthRows(
  { people, later, settings }: OpeningGround,
  { id, employeeId, fromMonth, toMonth, ...figures }: Entry,
) {
  const location = people.get(employeeId)?.location ?? ''
  const place = settings.places.get(location)
  // Professional tax of the months is assumed to be of the state of the current workplace.
  const at = place?.pt.enabled === true ? { state: place.state, localBody: place.pt.localBody } : null
  return openingMonths({ from: fromMonth, to: toMonth, later, place: at, ...figures }).map(({ earlier, ...one }) => ({
    ...one,
    ...{ employee: employeeId, entry: id, isShare: fromMonth !== toMonth, earlier: canonical(earlier) },
  }))
}

/** Writes entries, replacing those with the same id. */
export async function writeEntries(
  tx: Tx,
  { account }: Pick<Actor, 'account'>,
  ground: OpeningGround,
  entries: readonly Entry[],
  replaced: readonly Id[],
): Promise<void> {
  if (replaced.length > 0) await deleteEntries(tx, { ids: replaced })
  const rows = entries.map(({ id, employeeId: employee, fromMonth, toMonth, ...figures }) => {
    return { id, employee, fromMonth, toMonth, figures }
  })
  await insertEntries(tx, { entries: JSON.stringify(rows), account, now: tx.now })
  await insertMonths(tx, { months: JSON.stringify(entries.flatMap((entry) => monthRows(ground, entry))) })
}
