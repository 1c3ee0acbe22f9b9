import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { Day, type Id } from '@muster/contract/values.ts'
import { isEligible } from '@muster/engine/leave/eligibility.ts'
import { balanceAt } from '@muster/engine/leave/ledger/ledger.ts'
import { hasBalance } from '@muster/engine/leave/policy.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { isOwn } from '../../../platform/actor.ts'
import { newId } from '../../../platform/id.ts'
import { peopleOfRows } from '../../employees/index.ts'
import { importKind, knownNames, refusedRow, type Fault, type CheckedRow } from '../../imports/index.ts'
import { leavePeople, type LeavePerson } from '../person/leave-people.ts'
import { engineFacts, policiesKnown, type StoredPolicy } from '../leave-policy/policy-rules.ts'
import { lockLeave, postedRows } from '../ledger/ledger.queries.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { deleteOpenings, openingsById, openingsOf, putOpenings, type LeaveOpening } from './leave-opening.queries.ts'

type Column = ColumnOf<'leaveBalances'>
type Checked = CheckedRow<Column, Plan>

interface Plan {
  after: LeaveOpening
  /** Null for a new one. */
  before: LeaveOpening | null
}

/** People's balances when their company moved to Muster, identified by person and policy. */
export const leaveBalancesImport = importKind<Column, Plan, Plan>({
  async known(tx) {
    const policies = await policiesKnown(tx)
    const { knows } = knownNames(policies.flatMap(({ name, code }) => [name, code]))
    return { leave: { ...knownNames(policies.map(({ name }) => name)), knows } }
  },

  async hold(tx, rows) {
    const { employees } = await peopleOfRows(tx, rows)
    await lockLeave(tx, { employees })
  },

  async preview(tx, { actor }, rows) {
    const { employees, personOf, unknownPerson } = await peopleOfRows(tx, rows)
    const policies = await policiesKnown(tx)
    const people = new Map((await leavePeople(tx, employees)).map((one) => [one.employee, one]))
    const known = new Map((await openingsOf(tx, { employees })).map((one) => [slot(one), one]))
    const posted = Map.groupBy(await postedRows(tx, { employees }), slot)
    return rows.map(({ row, cells }): Checked => {
      const owner = personOf(cells.code)
      if (owner === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code)])
      const { name } = owner
      const refused = (...faults: Fault<Column>[]): Checked => refusedRow(row, name, faults)
      if (isOwn(actor, owner.employee))
        return refused({ column: 'code', message: say`Someone else must change your own leave.` })
      const policy = policies.find((one) => [one.name, one.code].some((word) => same(word, cells.leave)))
      const [halfDays, on] = [halfDaysOfCell(cells.balance), Day.safeParse(cells.on)]
      const faults: Fault<Column>[] = []
      if (policy === undefined)
        faults.push({
          column: 'leave',
          message: say`${cells.leave} does not exist. Add it first, or correct the name.`,
        })
      if (halfDays === null)
        faults.push({ column: 'balance', message: say`Enter days in halves from -365 to 730, for example 7.5` })
      if (!on.success) faults.push({ column: 'on', message: plain(on.error.issues[0]!.message) })
      if (policy === undefined || halfDays === null || !on.success) return refused(...faults)
      const person = people.get(owner.employee)!
      const problem = openingProblem(policy, person, name, on.data, tx.now)
      if (problem !== null) return refused(problem)
      const key = slot({ employee: owner.employee, policy: policy.id })
      const before = known.get(key) ?? null
      const now = balanceAt(posted.get(key) ?? [], on.data)
      const after = { id: before?.id ?? newId(), employee: owner.employee, policy: policy.id, on: on.data, halfDays }
      const changes: Checked['changes'] = []
      if (before === null ? now !== halfDays : before.halfDays !== halfDays)
        changes.push({ column: 'balance', from: daysText(before?.halfDays ?? now), to: daysText(halfDays) })
      if (before !== null && before.on !== on.data) changes.push({ column: 'on', from: before.on, to: on.data })
      const writes: Checked['writes'] = [{ column: 'leave', key }]
      return { row, name, isNew: before === null, changes, faults: [], writes, plan: { after, before } }
    })
  },

  async write(tx, { actor }, rows) {
    const openings = JSON.stringify(rows.map(({ plan }) => plan.after))
    await putOpenings(tx, { openings, account: actor.account, now: tx.now })
    return rows.map(({ row, plan }) => ({ row, record: plan.after.id, employee: plan.after.employee, undo: plan }))
  },

  async follow(tx, _, rows) {
    await postLedger(tx, [...new Set(rows.map(({ undo }) => undo.after.employee))])
  },

  async stuck(tx, rows) {
    await lockLeave(tx, { employees: [...new Set(rows.map(({ undo }) => undo.after.employee))] })
    const now = new Map((await openingsById(tx, { ids: rows.map(({ record }) => record) })).map((one) => [one.id, one]))
    return rows.flatMap(({ row, record, undo: { after } }) => {
      const current = now.get(record)
      if (current === undefined) return [{ row, reason: say`The balance was removed` }]
      if (current.on !== after.on || current.halfDays !== after.halfDays)
        return [{ row, reason: say`The balance of ${current.name} was changed` }]
      return current.isUsed
        ? [{ row, reason: say`${current.name} applied for leave or was paid for it after this import` }]
        : []
    })
  },

  async undo(tx, { actor }, rows) {
    const added = rows.filter(({ undo }) => undo.before === null).map(({ record }) => record)
    const back = rows.flatMap(({ undo: { before } }) => before ?? [])
    if (added.length > 0) await deleteOpenings(tx, { ids: added })
    if (back.length > 0) await putOpenings(tx, { openings: JSON.stringify(back), account: actor.account, now: tx.now })
  },
})

/** Why this person cannot have an opening balance of this policy on this day. */
function openingProblem(
  policy: StoredPolicy,
  person: LeavePerson,
  name: string,
  on: Day,
  now: string,
): Fault<Column> | null {
  const today = localDay(now, person.zone)
  const facts = engineFacts(policy, person, today)
  const begins = facts.employment.joinedOn
  if (!policy.isActive) return { column: 'leave', message: say`${policy.name} is switched off` }
  if (!hasBalance(facts.policy)) return { column: 'leave', message: say`${policy.name} has no balance` }
  if (on > today) return { column: 'on', message: say`Choose a day that is not in the future` }
  if (person.leftOn !== null && on > person.leftOn)
    return { column: 'on', message: say`${name} left on ${{ day: person.leftOn }}` }
  if (on < begins)
    return {
      column: 'on',
      message: say`The leave of ${name} begins on ${{ day: begins }} here. Enter a balance from then on.`,
    }
  return isEligible(facts.policy, facts.employment, on)
    ? null
    : { column: 'leave', message: say`${name} is not eligible for ${policy.name}` }
}

const slot = ({ employee, policy }: { employee: Id; policy: Id }) => `${employee} ${policy}`

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Days in steps of a half, as whole half-days; null for anything else. */
function halfDaysOfCell(cell: string): number | null {
  const [, sign = '', days, half = ''] = /^(-?)(\d{1,3})(?:\.(0|5)0*)?$/.exec(cell) ?? []
  if (days === undefined) return null
  const halfDays = Number(days) * 2 + (half === '5' ? 1 : 0)
  const signed = sign === '-' ? -halfDays : halfDays
  return signed < -730 || signed > 1460 ? null : signed
}

const daysText = (halfDays: number) => String(halfDays / 2)
