import { addDays, addMonthsToDay, type Day, type Halves } from '../day.ts'
import { dayText, daysText } from '../words.ts'
import { Agenda } from './agenda.ts'
import { leaveYears, type RuledYear } from './leave-year.ts'
import { grantsByDay, type NewGrant } from './ledger-grants.ts'
import type { LeaveFacts, LedgerReason, LedgerRow, TakenLeave } from './ledger.ts'

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
  const years = leaveYears(facts.policy, facts.versions ?? [], facts.employment, horizon)
  const grants = grantsByDay(facts, horizon, years)
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
        const text = `Not used by ${dayText(grant.expiresOn)}`
        rows.push(row(`expiry:${grant.key}`, 'expiry', day, -grant.left, grant.key, { text }))
      }
    }
    const ended = yearOf(addDays(day, -1))
    const rule = ended.policy.carryForward
    const halves = rule === null ? 0 : Math.min(unused, rule.capHalves ?? unused)
    if (rule === null || halves === 0) return null
    const year = yearOf(day)
    const months = rule.expiresAfterMonths
    return {
      key: `carry:${day}`,
      halves,
      expiresOn: months === null ? year.to : addDays(addMonthsToDay(day, months), -1),
      carries: months === null,
      sourceId: null,
      why: { text: `Carried over: ${daysText(unused)} left on ${dayText(ended.to)}${capText(rule.capHalves)}` },
    }
  }

  function yearOf(day: Day): RuledYear {
    return years.find((year) => day <= year.to) ?? years.at(-1)!
  }

  function receive(grant: NewGrant, kind: 'grant' | 'carryForward', day: Day): void {
    rows.push({
      ...row(grant.key, kind, day, grant.halves, grant.key, grant.why),
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

function consumption(leave: TakenLeave, grant: string | null, halves: Halves): LedgerRow {
  const key = `leave:${leave.id}:${leave.day}:${grant ?? 'ahead'}`
  const text = grant === null ? 'Leave taken ahead of what has accrued' : 'Leave taken'
  return { ...row(key, 'consumption', leave.day, -halves, grant, { text }), sourceId: leave.id }
}

function row(
  key: string,
  kind: LedgerRow['kind'],
  on: Day,
  halves: Halves,
  grant: string | null,
  why: LedgerReason,
): LedgerRow {
  return { key, kind, on, halves, grant, expiresOn: null, sourceId: null, why }
}

function capText(capHalves: Halves | null): string {
  return capHalves === null ? '' : `, at most ${daysText(capHalves)}`
}
