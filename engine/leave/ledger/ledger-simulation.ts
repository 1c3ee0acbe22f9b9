import { addDays, addMonthsToDay, type Day, type HalfDays } from '../../day.ts'
import { say, type Sentence } from '../../sentence.ts'
import { daysSaid } from '../../format.ts'
import { Agenda } from './agenda.ts'
import { eligibilityTurns } from '../eligibility.ts'
import { leaveYears, type RuledYear } from '../leave-year.ts'
import { grantsByDay, type NewGrant } from './ledger-grants.ts'
import type { LedgerReason, LedgerRow } from './ledger-row.ts'
import type { LeaveFacts, OpeningBalance, TakenLeave } from '../leave-facts.ts'

interface OpenGrant {
  key: string
  left: HalfDays
  expiresOn: Day
  /** Whether the unused part is carried into the next leave year, within the policy's limits. */
  carries: boolean
  unearned: NewGrant['unearned']
}

/** Leave taken or paid out; `before`: elsewhere, from an opening balance. */
interface Use extends TakenLeave {
  kind: 'consumption' | 'encashment' | 'before'
}

interface Debt {
  use: Use
  halfDays: HalfDays
}

/**
 * Goes through the days with events: leave first lapses, then is granted, then taken. When a person stops being eligible, what is neither
 * used nor booked lapses; what was earned by then returns if the person becomes eligible again before it would have lapsed. Encashable
 * leave is only reduced to what was earned.
 */
export function simulate(facts: LeaveFacts, horizon: Day): LedgerRow[] {
  const rows: LedgerRow[] = []
  const open: OpenGrant[] = []
  const debts: Debt[] = []
  const years = leaveYears(facts.policy, facts.versions ?? [], facts.employment, horizon)
  const grants = grantsByDay(facts, horizon, years)
  const uses = Map.groupBy(usesOf(facts), (one) => one.day)
  const { starts, stops } = eligibilityTurns(years, facts.employment)
  const aside: OpenGrant[] = []
  /** Used before eligibility ended, beyond what was earned: forgiven, unless leave accrues again in the same leave year. */
  const early: { day: Day; halfDays: HalfDays; expiresOn: Day }[] = []
  const opening = facts.opening ?? null
  const openingDays = opening === null ? [] : [opening.on]
  const agenda = new Agenda([...grants.keys(), ...uses.keys(), ...starts, ...stops, ...openingDays], horizon)

  for (let day = agenda.next(); day !== null; day = agenda.next()) {
    const carried = lapse(day)
    if (carried !== null) receive(carried, 'carryForward', day)
    if (stops.has(day)) setAside(day)
    if (starts.has(day)) giveBack(day)
    for (const grant of grants.get(day) ?? []) {
      receive(grant, 'grant', day)
      settleEarly(grant, day)
    }
    for (const one of uses.get(day) ?? []) {
      const missing = use(one, one.halfDays)
      if (missing > 0) debts.push({ use: one, halfDays: missing })
    }
    if (opening?.on === day) begin(opening)
  }
  for (const debt of debts) rows.push(useRow(debt.use, null, debt.halfDays))
  return rows

  function lapse(day: Day): NewGrant | null {
    if (facts.employment.leftOn !== null && day > facts.employment.leftOn) return null
    let unused = 0
    for (const grant of open.splice(0)) {
      if (grant.expiresOn >= day) {
        open.push(grant)
      } else if (grant.left > 0) {
        if (grant.carries) unused += grant.left
        const why = say`Not used by ${{ day: grant.expiresOn }}`
        rows.push(row(`expiry:${grant.key}`, 'expiry', day, -grant.left, grant.key, why))
      }
    }
    const ended = yearOf(addDays(day, -1))
    const rule = ended.policy.carryForward
    const halfDays = rule === null ? 0 : Math.min(unused, rule.capHalfDays ?? unused)
    if (rule === null || halfDays === 0) return null
    const year = yearOf(day)
    const months = rule.expiresAfterMonths
    return {
      key: `carry:${day}`,
      halfDays,
      expiresOn: months === null ? year.to : addDays(addMonthsToDay(day, months), -1),
      carries: months === null,
      sourceId: null,
      why: carriedSaid(unused, ended.to, rule.capHalfDays),
    }
  }

  /** Sets the balance to the known one at the end of the day. */
  function begin({ on, halfDays }: OpeningBalance): void {
    const sum = (of: readonly { left: HalfDays }[]) => of.reduce((all, { left }) => all + left, 0)
    const missing = halfDays - sum(open) + sum(debts.map((debt) => ({ left: debt.halfDays })))
    const why = say`Opening balance on ${{ day: on }}`
    const grant = { key: `opening:${on}`, expiresOn: yearOf(on).to, carries: true, sourceId: null, why }
    if (missing > 0) receive({ ...grant, halfDays: missing }, 'grant', on)
    if (missing >= 0) return
    const before: Use = { kind: 'before', id: 'opening', day: on, halfDays: -missing }
    const ahead = use(before, -missing)
    if (ahead > 0) debts.push({ use: before, halfDays: ahead })
  }

  /** Reserves leave booked for this day or later. */
  function setAside(day: Day): void {
    const { policy } = yearOf(addDays(day, -1))
    let booked = [...uses].reduce((sum, [on, all]) => (on < day ? sum : sum + halfDaysOf(all)), 0)
    const why = say`Not eligible from ${{ day }}`
    for (const grant of open) {
      const kept = Math.min(grant.left, booked)
      booked -= kept
      const unused = grant.left - kept
      const owed = grant.unearned?.on === day ? grant.unearned.halfDays : 0
      const unearned = Math.min(unused, owed)
      if (owed > unearned) early.push({ day, halfDays: owed - unearned, expiresOn: grant.expiresOn })
      const gone = policy.encashable ? unearned : unused
      if (gone === 0) continue
      grant.left -= gone
      rows.push(row(`stop:${day}:${grant.key}`, 'expiry', day, -gone, grant.key, why))
      if (gone > unearned) aside.push({ ...grant, left: gone - unearned })
    }
  }

  function giveBack(day: Day): void {
    const why = say`Eligible again from ${{ day }}`
    for (const { key, left, expiresOn, carries } of aside.splice(0)) {
      if (expiresOn < day) continue
      receive({ key: `again:${day}:${key}`, halfDays: left, expiresOn, carries, sourceId: null, why }, 'grant', day)
    }
  }

  function settleEarly({ key, expiresOn }: NewGrant, day: Day): void {
    const grant = open.find((one) => one.key === key)
    for (const used of early.filter((one) => one.expiresOn === expiresOn)) {
      const halfDays = Math.min(used.halfDays, grant?.left ?? 0)
      if (grant === undefined || halfDays === 0) continue
      grant.left -= halfDays
      used.halfDays -= halfDays
      const why = say`Already used before ${{ day: used.day }}`
      rows.push(row(`early:${used.day}:${key}`, 'expiry', day, -halfDays, key, why))
    }
  }

  function yearOf(day: Day): RuledYear {
    return years.find((year) => day <= year.to) ?? years.at(-1)!
  }

  function receive(grant: NewGrant, kind: 'grant' | 'carryForward', day: Day): void {
    rows.push({
      ...row(grant.key, kind, day, grant.halfDays, grant.key, grant.why),
      expiresOn: grant.expiresOn,
      sourceId: grant.sourceId,
    })
    const { key, halfDays, expiresOn, carries, unearned } = grant
    open.push({ key, left: halfDays, expiresOn, carries, unearned })
    open.sort((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : a.key < b.key ? -1 : 1))
    agenda.add(addDays(grant.expiresOn, 1))
    for (const debt of debts.splice(0)) {
      const missing = use(debt.use, debt.halfDays)
      if (missing > 0) debts.push({ use: debt.use, halfDays: missing })
    }
  }

  /** Takes from the open grants, earliest expiry first, and returns the shortfall. */
  function use(one: Use, wanted: HalfDays): HalfDays {
    let missing = wanted
    for (const grant of open) {
      const halfDays = Math.min(grant.left, missing)
      if (halfDays === 0) continue
      grant.left -= halfDays
      missing -= halfDays
      rows.push(useRow(one, grant.key, halfDays))
    }
    return missing
  }
}

const halfDaysOf = (uses: readonly Use[]) => uses.reduce((sum, { halfDays }) => sum + halfDays, 0)

/** On the same day, leave taken comes before leave paid out. There is no leave after the last day of work. */
function usesOf({ taken, encashed = [], employment: { leftOn } }: LeaveFacts): Use[] {
  const byId = (a: TakenLeave, b: TakenLeave) => (a.id < b.id ? -1 : 1)
  return [
    ...taken
      .filter(({ day }) => leftOn === null || day <= leftOn)
      .toSorted(byId)
      .map((one) => ({ ...one, kind: 'consumption' as const })),
    ...encashed.toSorted(byId).map((one) => ({ ...one, kind: 'encashment' as const })),
  ]
}

const useWords = {
  consumption: { key: 'leave', granted: say`Leave taken`, ahead: say`Leave taken ahead of what has accrued` },
  encashment: { key: 'encash', granted: say`Leave paid out`, ahead: say`Leave paid out ahead of what has accrued` },
  before: {
    key: 'leave',
    granted: say`Taken before the opening balance`,
    ahead: say`Taken before the opening balance`,
  },
}

function useRow({ kind, id, day }: Use, grant: string | null, halfDays: HalfDays): LedgerRow {
  const { key, granted, ahead } = useWords[kind]
  const why = grant === null ? ahead : granted
  const name = `${key}:${id}:${day}:${grant ?? 'ahead'}`
  if (kind === 'before') return row(name, 'consumption', day, -halfDays, grant, why)
  return { ...row(name, kind, day, -halfDays, grant, why), sourceId: id }
}

function row(
  key: string,
  kind: LedgerRow['kind'],
  on: Day,
  halfDays: HalfDays,
  grant: string | null,
  why: LedgerReason,
): LedgerRow {
  return { key, kind, on, halfDays, grant, expiresOn: null, sourceId: null, why }
}

function carriedSaid(unused: HalfDays, on: Day, cap: HalfDays | null): Sentence {
  return cap === null
    ? say`Carried over: ${daysSaid(unused)} left on ${{ day: on }}`
    : say`Carried over: ${daysSaid(unused)} left on ${{ day: on }}, at most ${daysSaid(cap)}`
}
