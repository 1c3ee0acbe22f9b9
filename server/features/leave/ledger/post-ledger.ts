import type { Day, Id } from '@muster/contract/values.ts'
import { latest } from '@muster/engine/day.ts'
import { leaveLedger, ledgerChanges } from '@muster/engine/leave/ledger/ledger.ts'
import { eligibleStretches } from '@muster/engine/leave/eligibility.ts'
import { leaveYears, type Period } from '@muster/engine/leave/leave-year.ts'
import type { LedgerRow } from '@muster/engine/leave/ledger/ledger-row.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { together } from '../../../platform/database/together.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { leavePeople } from '../person/leave-people.ts'
import { engineFacts, policiesKnown } from '../leave-policy/policy-rules.ts'
import { leaveDays, lockLeave, postedRows, postRows, type LeaveDayRow, type PostedRow } from './ledger.queries.ts'

/**
 * Brings these people's ledger up to today: accruals, leave taken, encashments, returns, carry-forward and lapses. It works from the facts
 * alone, so it posts nothing the second time and makes up for anything missed.
 *
 * @param words why days of leave are taken or returned, by `request day`, unless simply requested
 */
export async function postLedger(
  tx: Tx,
  employees: readonly Id[],
  words?: ReadonlyMap<string, Sentence>,
): Promise<void> {
  for (let at = 0; at < employees.length; at += atOnce) {
    const piece = employees.slice(at, at + atOnce)
    await together([lockLeave(tx, { employees: piece }), postHeld(tx, piece, words)])
  }
}

const atOnce = 500

/** The same for a few people whose leave this transaction has locked. Sends its reads at once. */
export async function postHeld(
  tx: Tx,
  employees: Id[],
  words: ReadonlyMap<string, Sentence> = new Map(),
): Promise<void> {
  const [policies, people, posted, days] = await Promise.all([
    policiesKnown(tx),
    leavePeople(tx, employees),
    postedRows(tx, { employees }),
    leaveDays(tx, { employees, from: null, to: null }),
  ])
  const postedOf = Map.groupBy(posted, slot)
  const daysOf = Map.groupBy(
    days.filter(({ state }) => state === 'taken'),
    slot,
  )
  const rows: object[] = []
  for (const person of people) {
    const today = localDay(tx.now, person.zone)
    for (const policy of policies) {
      const key = slot({ employee: person.employee, policy: policy.id })
      const before = postedOf.get(key) ?? []
      const upTo = policy.isActive ? today : lastPosted(before)
      if (upTo === null) continue
      const taken = (daysOf.get(key) ?? []).map(takenLeave)
      const facts = { taken, encashed: person.encashed.filter((one) => one.policy === policy.id) }
      const engine = engineFacts(policy, person, today)
      const due = leaveLedger({ ...engine, ...facts, upTo })
      const years = leaveYears(engine.policy, engine.versions, engine.employment, upTo)
      const eligible = eligibleStretches(years, engine.employment)
      const changes = ledgerChanges(due, before, upTo).map((row) => translateAll(row, words, eligible))
      rows.push(...newRows(person.employee, policy.id, changes, before))
    }
  }
  if (rows.length > 0) tx.closeWith(postRows(tx, { rows: JSON.stringify(rows), now: tx.now }))
}

export function takenLeave(day: LeaveDayRow) {
  return { id: day.request, day: day.day, halfDays: day.halfDays }
}

const slot = ({ employee, policy }: { employee: Id; policy: Id }) => `${employee} ${policy}`

/** A policy that is switched off grants nothing new; posted rows can still be corrected. */
function lastPosted(rows: readonly PostedRow[]): Day | null {
  return rows.length === 0 ? null : rows.reduce((day, row) => latest(day, row.on), '0001-01-01')
}

function translateAll(row: LedgerRow, words: ReadonlyMap<string, Sentence>, eligible: readonly Period[]): LedgerRow {
  const isEligible = eligible.some(({ from, to }) => from <= row.on && row.on <= to)
  if (!isEligible && row.kind === 'grant' && row.correction && row.halfDays < 0)
    return { ...row, why: say`Not eligible for this leave. Reversed: ${row.why}` }
  const why = row.kind === 'consumption' ? words.get(`${row.sourceId} ${row.on}`) : undefined
  return why === undefined ? row : { ...row, why }
}

function newRows(employee: Id, policy: Id, changes: ReturnType<typeof ledgerChanges>, before: readonly PostedRow[]) {
  const revisions = new Map<string, number>()
  for (const { key } of before) revisions.set(key, (revisions.get(key) ?? 0) + 1)
  return changes.map((row) => {
    const revision = revisions.get(row.key) ?? 0
    revisions.set(row.key, revision + 1)
    return {
      employee,
      policy,
      key: row.key,
      revision,
      kind: row.kind,
      on: row.on,
      halfDays: row.halfDays,
      grant: row.grant,
      expires: row.expiresOn,
      request: row.sourceId,
      correction: row.correction ?? false,
      why: row.why.text,
      values: row.why.values,
    }
  })
}
