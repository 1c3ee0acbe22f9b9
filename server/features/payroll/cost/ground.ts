import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { changeDays, type LawBook } from '@muster/engine/law/law.ts'
import { indianLaws } from '@muster/engine/statute-book/india.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { componentFlags } from '../component-flags/component-flags.ts'
import {
  organisationBook,
  statutoryOfPeople,
  statutorySettings,
  type StatutoryPerson,
  type StatutorySettings,
} from '../statutory/index.ts'

/** What the pay of a typical month is calculated from. */
export interface Ground {
  month: Month
  book: LawBook
  settings: StatutorySettings
  person: StatutoryPerson
  flags: ReadonlyMap<string, ComponentFlags>
}

/** For an employee, or a typical one at the first location; in the first whole month from a day on in which no law changes. */
export async function costGround(tx: Tx, day: Day, employee: Id | null): Promise<Ground> {
  const book = await organisationBook(tx)
  const month = wholeMonth(book, monthOf(day))
  const settings = await statutorySettings(tx, lastDay(month))
  const [locationId = null] = settings.places.keys()
  const [known] = employee === null ? [] : await statutoryOfPeople(tx, { month, employees: [employee] })
  const person = known ?? { ...usual, locationId }
  return { month, book, settings, person, flags: await componentFlags(tx) }
}

/** Grounds of employees by the day a salary begins: the number of statements grows only with the months of those days. */
export async function costGrounds(tx: Tx, days: readonly Day[]): Promise<(day: Day, employee: Id) => Ground> {
  const book = await organisationBook(tx)
  const flags = await componentFlags(tx)
  const months = new Map(days.map((day) => [monthOf(day), wholeMonth(book, monthOf(day))]))
  const byMonth = new Map<Month, { settings: StatutorySettings; people: Map<Id, StatutoryPerson> }>()
  for (const month of new Set(months.values())) {
    const people = new Map((await statutoryOfPeople(tx, { month })).map((one) => [one.employee, one]))
    byMonth.set(month, { settings: await statutorySettings(tx, lastDay(month)), people })
  }
  return (day, employee) => {
    const month = months.get(monthOf(day))!
    const { settings, people } = byMonth.get(month)!
    const [locationId = null] = settings.places.keys()
    return { month, book, settings, person: people.get(employee) ?? { ...usual, locationId }, flags }
  }
}

const usual = {
  ...startingIdentity,
  employee: '' as Id,
  birthDate: null,
  gender: null,
  hasPan: true,
  hasUan: true,
  hasEsiNumber: true,
}

/** The month, or the next one if a law changes within it. */
export function wholeMonth(book: LawBook, month: Month): Month {
  const changes = changeDays(book, indianLaws, firstDay(month), lastDay(month))
  return changes.length === 0 ? month : addMonths(month, 1)
}
