import { addDays, addMonths, firstDay, lastDay, latest } from '@muster/engine/day.ts'
import type { Day } from '@muster/contract/values.ts'
import { companyOfLife, noteTold, type CompanyOfLife } from './company-of-life.ts'
import { closingMonths, type Life } from './life.ts'
import { approves, calculates, type Calculated } from './pays.ts'
import { settles } from './settles.ts'
import { timePasses } from './time-passes.ts'
import { tell } from './tell.ts'
import { tellFirstSalary, tellNewcomer } from './tell-people.ts'

interface Event {
  on: Day
  /** Of two on a day the lower comes first. */
  order: number
  what: () => Promise<void>
}

/** Lives a life to its end: facts as they are told, months as they pass, then three more months. */
export async function live(life: Life): Promise<CompanyOfLife> {
  const company = await companyOfLife(life)
  const events: Event[] = []
  const at = (on: Day, order: number, what: () => Promise<void>) => events.push({ on, order, what })
  life.people.forEach((person, who) => {
    at(person.told, 0, async () => {
      await tellNewcomer(company, who, person)
      noteTold(company, 'joining', latest(person.joinedOn, firstDay(life.begins)))
    })
    at(person.salaryTold, 1, async () => {
      await tellFirstSalary(company, who)
      noteTold(company, 'firstSalary', latest(person.joinedOn, firstDay(life.begins)))
    })
  })
  for (const fact of life.facts)
    at(fact.told, 2, async () => {
      if (await tell(company, fact)) noteTold(company, fact.kind, fact.day)
    })
  for (let n = 0; n < life.months + closingMonths; n++) {
    const month = addMonths(life.begins, n)
    let run: Calculated
    // What is told on the day of a run is told between calculation and approval.
    at(runDay(life, n), -1, async () => {
      run = await calculates(company, month)
    })
    at(runDay(life, n), 3, () => approves(company, run))
  }
  at(lastDay(addMonths(life.begins, life.months)), 0, () => settles(company))
  const ordered = events.toSorted((a, b) => (a.on === b.on ? a.order - b.order : a.on < b.on ? -1 : 1))
  for (const [n, event] of ordered.entries()) {
    const second = String(n % 60).padStart(2, '0')
    const minute = String(Math.floor(n / 60)).padStart(2, '0')
    company.clock.set(`${event.on}T09:${minute}:${second}.000Z`)
    await timePasses(company, event.on)
    await event.what()
  }
  return company
}

/** Everything is told before the first closing month is run. */
export function runDay({ begins, months, runs }: Life, n: number): Day {
  const last = lastDay(addMonths(begins, n))
  return addDays(last, n < months ? (runs[n] ?? 0) : 1)
}
