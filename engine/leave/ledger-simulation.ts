import { addDays, addMonthsToDay, type Day, type Halves } from '../day.ts'
import { accruals } from './accruals.ts'
import { leaveYear } from './leave-year.ts'
import type { LeaveFacts, LedgerRow, TakenLeave } from './ledger.ts'

interface OpenGrant {
  key: string
  left: Halves
  expiresOn: Day
  /** What is unused at its end goes into the next leave year, as far as the policy lets it. */
  carries: boolean
}

interface Debt {
  taken: TakenLeave
  halves: Halves
}

/** Lives through the days on which something happens: first leave lapses, then it is granted, then it is taken. */
export function simulate(facts: LeaveFacts, horizon: Day): LedgerRow[] {
  const rows: LedgerRow[] = []
  const open: OpenGrant[] = []
  const debts: Debt[] = []
  const grants = grantsByDay(facts, horizon)
  const taken = Map.groupBy(facts.taken, (leave) => leave.day)
  const agenda = new Agenda([...grants.keys(), ...taken.keys()], horizon)

  for (let day = agenda.next(); day !== null; day = agenda.next()) {
    const carried = lapse(day)
    if (carried !== null) receive(carried, 'carryForward', day)
    for (const grant of grants.get(day) ?? []) receive(grant, 'grant', day)
    for (const leave of (taken.get(day) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const missing = use(leave, leave.halves)
      if (missing > 0) debts.push({ taken: leave, halves: missing })
    }
  }
  for (const debt of debts) rows.push(consumption(debt.taken, null, debt.halves))
  return rows

  function lapse(day: Day): NewGrant | null {
    if (facts.employment.leftOn !== null && day > facts.employment.leftOn) return null
    let unused = 0
    for (const grant of open.splice(0)) {
      if (grant.expiresOn >= day) {
        open.push(grant)
      } else if (grant.left > 0) {
        if (grant.carries) unused += grant.left
        rows.push(row(`expiry:${grant.key}`, 'expiry', day, -grant.left, grant.key))
      }
    }
    const rule = facts.policy.carryForward
    const halves = rule === null ? 0 : Math.min(unused, rule.capHalves ?? unused)
    if (rule === null || halves === 0) return null
    const year = leaveYear(facts.policy, facts.employment, day)
    const expiresOn =
      rule.expiresAfterMonths === null ? year.to : addDays(addMonthsToDay(year.from, rule.expiresAfterMonths), -1)
    return {
      key: `${facts.policy.code}:carry:${day}`,
      halves,
      expiresOn,
      carries: rule.expiresAfterMonths === null,
      sourceId: null,
    }
  }

  function receive(grant: NewGrant, kind: 'grant' | 'carryForward', day: Day): void {
    rows.push({
      ...row(grant.key, kind, day, grant.halves, grant.key),
      expiresOn: grant.expiresOn,
      sourceId: grant.sourceId,
    })
    open.push({ key: grant.key, left: grant.halves, expiresOn: grant.expiresOn, carries: grant.carries })
    open.sort((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : a.key < b.key ? -1 : 1))
    agenda.add(addDays(grant.expiresOn, 1))
    for (const debt of debts.splice(0)) {
      const halves = use(debt.taken, debt.halves)
      if (halves > 0) debts.push({ taken: debt.taken, halves })
    }
  }

  /** Takes from the open grants, oldest expiry first, and returns what they could not give. */
  function use(leave: TakenLeave, wanted: Halves): Halves {
    let missing = wanted
    for (const grant of open) {
      const halves = Math.min(grant.left, missing)
      if (halves === 0) continue
      grant.left -= halves
      missing -= halves
      rows.push(consumption(leave, grant.key, halves))
    }
    return missing
  }
}

interface NewGrant {
  key: string
  halves: Halves
  expiresOn: Day
  carries: boolean
  sourceId: string | null
}

function grantsByDay(facts: LeaveFacts, horizon: Day): Map<Day, NewGrant[]> {
  const { policy, employment } = facts
  const scheduled = accruals(policy, employment, horizon).map((grant) => ({ ...grant, carries: true, sourceId: null }))
  const extra = (facts.extra ?? [])
    .filter((grant) => grant.on <= horizon)
    .map((grant) => ({
      key: `extra:${grant.id}`,
      on: grant.on,
      halves: grant.halves,
      expiresOn: grant.expiresOn ?? leaveYear(policy, employment, grant.on).to,
      carries: grant.expiresOn === null,
      sourceId: grant.id,
    }))
  return Map.groupBy(
    [...scheduled, ...extra].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    (grant) => grant.on,
  )
}

function consumption(leave: TakenLeave, grant: string | null, halves: Halves): LedgerRow {
  const key = `leave:${leave.id}:${leave.day}:${grant ?? 'ahead'}`
  return { ...row(key, 'consumption', leave.day, -halves, grant), sourceId: leave.id }
}

function row(key: string, kind: LedgerRow['kind'], on: Day, halves: Halves, grant: string | null): LedgerRow {
  return { key, kind, on, halves, grant, expiresOn: null, sourceId: null }
}

/** The days on which something happens, in order; a grant adds the day on which it will have lapsed. */
class Agenda {
  readonly #days: Set<Day>
  readonly #last: Day
  #now: Day = ''

  constructor(days: readonly Day[], last: Day) {
    this.#days = new Set(days)
    this.#last = last
  }

  add(day: Day): void {
    this.#days.add(day)
  }

  next(): Day | null {
    let soonest: Day | null = null
    for (const day of this.#days) if (day > this.#now && (soonest === null || day < soonest)) soonest = day
    if (soonest === null || soonest > this.#last) return null
    this.#now = soonest
    return soonest
  }
}
