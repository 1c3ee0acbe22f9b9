import { addDays, addMonths, firstDay, lastDay, latest } from '@muster/engine/day.ts'
import type { Day } from '@muster/contract/values.ts'
import { companyOfLife, noteTold, type CompanyOfLife } from './company-of-life.ts'
import { closingMonths, type Fact, type Life } from './life.ts'
import { approves, calculates, pays, reopens, type Calculated } from './pays.ts'
import { settleExit } from './settle-exit.ts'
import { timePasses } from './time-passes.ts'
import { tell } from './tell/tell.ts'
import { tellFirstSalary, tellNewcomer } from './tell/people.ts'

/** Recorded without regard to attendance days; for the others, the days before must have passed. */
const needsNoDays: readonly Fact['kind'][] = [
  ...(['raise', 'cut', 'once', 'loan', 'regime', 'declaration', 'voluntary', 'pan', 'gender'] as const),
  ...([
    'dayBasis',
    'payMonth',
    'pfBasis',
    'esi',
    'employer',
    'registration',
    'bank',
    'returned',
    'hold',
    'unsettled',
  ] as const),
]

interface Event {
  on: Day
  needsDays: boolean
  /** Of two on the same day the lower comes first. */
  order: number
  what: () => Promise<void>
}

/** Runs a life to its end: facts as recorded, months as they pass, then three more months. */
export async function live(life: Life): Promise<CompanyOfLife> {
  const company = await companyOfLife(life)
  const events: Event[] = []
  const at = (on: Day, order: number, what: () => Promise<void>, needsDays = true) =>
    events.push({ on, order, what, needsDays })
  life.people.forEach((person, who) => {
    const joined = latest(person.joinedOn, firstDay(life.begins))
    const isJoining = async () => {
      await tellNewcomer(company, who, person)
      noteTold(company, 'joining', joined)
    }
    const isPaid = async () => {
      await tellFirstSalary(company, who)
      noteTold(company, 'firstSalary', joined)
    }
    at(person.told, 0, isJoining, false)
    at(person.salaryTold, 1, isPaid, false)
  })
  const settledOn = lastDay(addMonths(life.begins, life.months))
  for (const fact of life.facts) {
    const isTold = async () => {
      if (await tell(company, fact)) noteTold(company, fact.kind, fact.day)
    }
    const on = fact.kind === 'unsettled' ? addDays(settledOn, 1) : fact.told
    at(on, 2, isTold, !needsNoDays.includes(fact.kind))
  }
  for (let n = 0; n < life.months + closingMonths; n++) {
    const month = addMonths(life.begins, n)
    let run: Calculated
    // Facts recorded on the day of a run come between calculation and approval.
    at(runDay(life, n), -1, async () => {
      run = await calculates(company, month)
    })
    const again = life.reopened[n] ?? null
    at(runDay(life, n), 3, () => approves(company, run, life.clicks[n] ?? 'once'))
    if (again !== null)
      at(addDays(runDay(life, n), again), 4, async () => {
        if (await reopens(company, run)) noteTold(company, 'reopening', firstDay(month))
      })
    at(addDays(runDay(life, n), again ?? 0), 5, () => pays(company, run))
  }
  at(settledOn, 0, async () => {
    for (const person of company.people) if (person) await settleExit(company, person)
  })
  const ordered = events.toSorted((a, b) => (a.on === b.on ? a.order - b.order : a.on < b.on ? -1 : 1))
  for (const [n, event] of ordered.entries()) {
    const second = String(n % 60).padStart(2, '0')
    const minute = String(Math.floor(n / 60)).padStart(2, '0')
    company.clock.set(`${event.on}T09:${minute}:${second}.000Z`)
    company.today = event.on
    if (event.needsDays) await timePasses(company)
    await event.what()
  }
  return company
}

/** Everything is recorded before the first closing month is run. */
export function runDay({ begins, months, runs }: Life, n: number): Day {
  const last = lastDay(addMonths(begins, n))
  return addDays(last, n < months ? (runs[n] ?? 0) : 1)
}
