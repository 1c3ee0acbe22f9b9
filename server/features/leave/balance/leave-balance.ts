import type { z } from 'zod'
import type { LeaveBalance, LeaveRow, LeaveType } from '@muster/contract/leave/leave-balance.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import { eligibleStretches, firstDayIn } from '@muster/engine/leave/eligibility.ts'
import { countsOn, leaveLedger, ledgerChanges } from '@muster/engine/leave/ledger/ledger.ts'
import { leaveYear, leaveYears } from '@muster/engine/leave/leave-year.ts'
import { entitledFrom, hasBalance } from '@muster/engine/leave/policy.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { notFound } from '../../../platform/problem.ts'
import { leavePeople } from '../person/leave-people.ts'
import { engineFacts, policiesKnown, rulesOn, type StoredPolicy } from '../leave-policy/policy-rules.ts'
import { leaveDays, postedRows, type PostedRow } from '../ledger/ledger.queries.ts'
import { takenLeave } from '../ledger/post-ledger.ts'

type Balance = z.output<typeof LeaveBalance>

/** The leave types a person may request, with the balance of each after all booked leave. */
export async function leaveTypes(tx: Tx, employee: Id): Promise<z.output<typeof LeaveType>[]> {
  const facts = await factsOf(tx, employee)
  return facts.policies
    .filter((policy) => policy.isActive && isFor(facts, policy))
    .map((policy) => {
      const { isPaid, allowsHalfDays, noticeDays, longestRunDays, negativeLimitHalfDays, proofAfterDays, sandwich } =
        rulesOn(policy, facts.today)
      const { balanceHalfDays, pendingHalfDays, hasBalance: counted } = balanceOf(facts, policy, facts.today)
      const engine = engineFacts(policy, facts.person, facts.today)
      return {
        _id: policy.id,
        name: policy.name,
        code: policy.code,
        from: firstDayIn(spansFor(facts, policy), entitledFrom(engine.policy, engine.employment)) ?? facts.today,
        hasBalance: counted,
        balanceHalfDays,
        pendingHalfDays,
        ...{ isPaid, allowsHalfDays, noticeDays, longestRunDays, negativeLimitHalfDays, proofAfterDays, sandwich },
      }
    })
}

/** Every balance of a person in the leave year of a day, past or future, each number with its rows. */
export async function leaveBalances(tx: Tx, employee: Id, date: Day | undefined, language: string): Promise<Balance[]> {
  const facts = await factsOf(tx, employee)
  const day = date ?? facts.today
  return facts.policies
    .filter(
      (policy) => (policy.isActive && isFor(facts, policy)) || facts.posted.some((row) => row.policy === policy.id),
    )
    .map((policy) => balanceOf(facts, policy, day, language))
}

/** Whether the person is or was eligible on a day that can still be requested. Past postings of other leave are still shown. */
function isFor(facts: Facts, policy: StoredPolicy): boolean {
  // No one has comp-off without a credit.
  if (policy.isCompOff) return facts.person.credits.some((credit) => credit.policy === policy.id)
  return firstDayIn(spansFor(facts, policy), addDays(facts.today, -askedLate)) !== null
}

/** Days: sick leave is requested after the return. */
const askedLate = 31

function spansFor({ person, today }: Facts, policy: StoredPolicy) {
  const { versions, employment, ...engine } = engineFacts(policy, person, today)
  const years = leaveYears(engine.policy, versions, employment, addDays(latest(today, employment.joinedOn), 366))
  return eligibleStretches(years, employment)
}

type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf(tx: Tx, employee: Id) {
  const [[person], policies, posted, days] = await Promise.all([
    leavePeople(tx, [employee]),
    policiesKnown(tx),
    postedRows(tx, { employees: [employee] }),
    leaveDays(tx, { employees: [employee], from: null, to: null }),
  ])
  if (!person) throw notFound(say`The employee was not found.`)
  return { person, policies, posted, days, today: localDay(tx.now, person.zone) }
}

/** The ledger of a policy up to a day: as posted, and for a future day as it will be if nothing changes. */
function ledgerUpTo({ person, posted, days, today }: Facts, policy: StoredPolicy, day: Day): PostedRow[] {
  const isOwn = (row: { policy: Id }) => row.policy === policy.id
  const known = posted.filter(isOwn)
  if (day <= today || !policy.isActive) return known
  const taken = days.filter((row) => isOwn(row) && row.state === 'taken').map(takenLeave)
  const facts = { ...engineFacts(policy, person, today), taken, encashed: person.encashed.filter(isOwn) }
  const toCome = ledgerChanges(leaveLedger({ ...facts, upTo: day }), known, day)
  const { employee } = person
  return [
    ...known,
    ...toCome.map((row) => ({
      ...row,
      employee,
      policy: policy.id,
      requestId: row.kind === 'consumption' ? row.sourceId : null,
    })),
  ]
}

function balanceOf(facts: Facts, policy: StoredPolicy, day: Day, language = 'en'): Balance {
  const { person, days, today } = facts
  const rules = rulesOn(policy, day)
  const engine = engineFacts(policy, person, today)
  const year = leaveYear(engine.policy, engine.employment, day)
  const all = ledgerUpTo(facts, policy, day).filter((row) => countsOn(row, day, year.to))
  // What lapses on the first day of a leave year is left over from the previous year.
  const isEarlier = (row: PostedRow) => row.on < year.from || (row.kind === 'expiry' && row.on === year.from)
  const rows = all.filter((row) => !isEarlier(row))
  const sum = (of: readonly PostedRow[]) => of.reduce((total, row) => total + row.halfDays, 0)
  const totalOf = (wanted: PostedRow['kind']) => sum(rows.filter((row) => row.kind === wanted))
  const isPending = (one: (typeof days)[number]) => one.state === 'pending' && one.day <= year.to
  const pending = days.filter((one) => one.policy === policy.id && isPending(one))
  return {
    _id: policy.id,
    name: policy.name,
    code: policy.code,
    isPaid: rules.isPaid,
    hasBalance: hasBalance(engine.policy),
    halfDaysAYear: isFor(facts, policy) ? rules.halfDaysAYear : 0,
    yearFrom: year.from,
    yearTo: year.to,
    openingHalfDays: sum(all.filter(isEarlier)),
    grantedHalfDays: totalOf('grant'),
    carriedHalfDays: totalOf('carryForward'),
    takenHalfDays: -totalOf('consumption'),
    paidOutHalfDays: -totalOf('encashment'),
    lapsedHalfDays: -totalOf('expiry'),
    balanceHalfDays: sum(all),
    pendingHalfDays: pending.reduce((total, one) => total + one.halfDays, 0),
    expiring: nextToLapse(all, day, rules.hasCarry ? year.to : null),
    rows: rows.toReversed().map((row) => wireRow(row, language)),
  }
}

/** What is left of the grants that expire next; those that expire on the day given as `carried` are carried into the next year. */
function nextToLapse(rows: readonly PostedRow[], day: Day, carried: Day | null): { on: Day; halfDays: number } | null {
  const left = new Map<string, number>()
  for (const row of rows) if (row.grant !== null) left.set(row.grant, (left.get(row.grant) ?? 0) + row.halfDays)
  const ends = new Map<Day, number>()
  for (const row of rows) {
    if (row.expiresOn === null || row.expiresOn < day || row.expiresOn === carried || row.correction) continue
    ends.set(row.expiresOn, (ends.get(row.expiresOn) ?? 0) + (left.get(row.grant ?? '') ?? 0))
  }
  const [next] = [...ends].filter(([, halfDays]) => halfDays > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return next ? { on: next[0], halfDays: next[1] } : null
}

function wireRow(row: PostedRow, language: string): z.output<typeof LeaveRow> {
  return {
    on: row.on,
    kind: row.kind,
    halfDays: row.halfDays,
    text: translate(row.correction ? say`Correction: ${row.why}` : row.why, language),
    expiresOn: row.expiresOn,
    requestId: row.kind === 'encashment' ? null : row.requestId,
    isCorrection: row.correction ?? false,
  }
}
