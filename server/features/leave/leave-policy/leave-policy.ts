import type { z } from 'zod'
import type { LeavePolicy, LeavePolicyChange, LeavePolicyInput } from '@muster/contract/leave/leave-policy.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import {
  deleteLaterVersions,
  deletePolicy,
  insertPolicy,
  lockPolicy,
  policyPeople,
  policyTaken,
  policyVersions,
  putVersion,
  updatePolicy,
  type PolicyVersion,
} from './leave-policy.queries.ts'
import { policyChanged, type Told } from './policy-history.ts'
import { assertPlaces, putPlaces } from './policy-places.ts'
import { ruleColumns, rulesOn, storedPolicies, wireRules, type StoredPolicy } from './policy-rules.ts'

type Input = z.output<typeof LeavePolicyInput>

export async function leavePolicies(tx: Tx): Promise<z.output<typeof LeavePolicy>[]> {
  const [versions, used] = await Promise.all([policyVersions(tx, {}), policyPeople(tx, {})])
  const today = await companyToday(tx)
  const people = new Map(used.map((row) => [row.id, row.people]))
  return storedPolicies(versions).map((policy) => ({
    _id: policy.id,
    name: policy.name,
    code: policy.code,
    isActive: policy.isActive,
    people: people.get(policy.id) ?? 0,
    ...wireRules(rulesOn(policy, today)),
  }))
}

export async function addLeavePolicy(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  const { name, code, ...rules } = input
  const places = await assertPlaces(tx, rules)
  await insertPolicy(tx, { id, name, code, now: tx.now })
  const startsOn = `${(await companyToday(tx)).slice(0, 4)}-01-01`
  await putVersion(tx, { ...ruleColumns(rules), id, startsOn, now: tx.now })
  await putPlaces(tx, { ...rules, id, startsOn })
  await grantAll(tx)
  await policyChanged(tx, actor, id, null, { ...inNames(input, places), isActive: true, rulesFrom: startsOn })
  return { _id: id }
}

export async function changeLeavePolicy(
  tx: Tx,
  actor: Actor,
  id: Id,
  { appliesFrom, isActive, name, code, ...given }: z.output<typeof LeavePolicyChange>,
): Promise<{ _id: Id }> {
  if (!(await lockPolicy(tx, { id }))) throw notFound(say`The leave policy was not found.`)
  const policy = storedPolicies(await policyVersions(tx, {})).find((one) => one.id === id)
  if (!policy) throw notFound(say`The leave policy was not found.`)
  const called = { name: name ?? policy.name, code: code ?? policy.code, isActive: isActive ?? policy.isActive }
  await updatePolicy(tx, { id, ...called, now: tx.now })
  const today = await companyToday(tx)
  const before = told(policy, today)
  let after: Told = { ...before, ...called }
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (Object.keys(changes).length > 0) {
    const old = rulesOn(policy, today)
    const rules = { ...wireRules(old), ...changes } as Omit<Input, 'name' | 'code'>
    refuseNewYear(old, rules)
    const places = await assertPlaces(tx, rules)
    if (rules.isPaid !== old.isPaid && (await policyTaken(tx, { id }))) {
      throw wrongField(
        'body.isPaid',
        say`People have taken this leave as it is. Add a new policy and switch this one off.`,
      )
    }
    const startsOn = yearOf(old, today)[appliesFrom]
    await deleteLaterVersions(tx, { id, after: startsOn })
    await putVersion(tx, { ...ruleColumns(rules), id, startsOn, now: tx.now })
    await putPlaces(tx, { ...rules, id, startsOn })
    after = { ...after, ...inNames(rules, places), rulesFrom: startsOn }
  }
  await grantAll(tx)
  await policyChanged(tx, actor, id, before, after)
  return { _id: id }
}

export async function removeLeavePolicy(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const policy = storedPolicies(await policyVersions(tx, {})).find((one) => one.id === id)
  if (!policy) throw notFound(say`The leave policy was not found.`)
  const used = (await policyPeople(tx, {})).find((row) => row.id === id)
  if (used) {
    throw conflict(
      say`${used.people} people have ${policy.name} in their ledger. Switch the policy off instead of deleting it.`,
    )
  }
  await deletePolicy(tx, { id })
  await policyChanged(tx, actor, id, told(policy, await companyToday(tx)), null)
  return null
}

function told(policy: StoredPolicy, today: Day): Told {
  const { name, code, isActive } = policy
  const rules = rulesOn(policy, today)
  const names = new Map([...rules.locations, ...rules.departments].map((one) => [one._id, one.name]))
  return { name, code, isActive, ...inNames(wireRules(rules), names), rulesFrom: rules.startsOn }
}

/** The log names locations and departments as they were called at the time. */
function inNames<R extends Pick<Input, 'locationIds' | 'departmentIds'>>(rules: R, names: ReadonlyMap<Id, string>): R {
  const named = (ids: readonly Id[]) => ids.map((id) => names.get(id) ?? id).toSorted((a, b) => a.localeCompare(b))
  return { ...rules, locationIds: named(rules.locationIds), departmentIds: named(rules.departmentIds) }
}

/** Past grants are keyed by leave year, which therefore cannot change. */
function refuseNewYear(old: PolicyVersion, rules: Omit<Input, 'name' | 'code'>): void {
  if (rules.leaveYear !== old.leaveYear) {
    throw wrongField(
      'body.leaveYear',
      say`The leave year of a policy in use stays. Add a new policy and switch this one off.`,
    )
  }
  if (rules.yearStartsInMonth !== old.yearStartsInMonth) {
    throw wrongField('body.yearStartsInMonth', say`The month in which the leave year starts stays. Add a new policy.`)
  }
}

/** The first day of this and of the next leave year. For years that start at joining, everyone's starts within one year of the day. */
function yearOf(rules: PolicyVersion, today: Day): { thisYear: Day; nextYear: Day } {
  if (rules.leaveYear === 'joining') return { thisYear: addDays(today, -365), nextYear: addDays(today, 1) }
  const month = String(rules.yearStartsInMonth).padStart(2, '0')
  const year = Number(today.slice(0, 4))
  const first = `${year}-${month}-01` <= today ? year : year - 1
  return { thisYear: `${first}-${month}-01`, nextYear: `${first + 1}-${month}-01` }
}

/** Grants for a whole company take time, so a job makes them. */
function grantAll(tx: Tx): Promise<void> {
  return tx.enqueue(
    'leave-accrual',
    { organisation: tx.organisation, again: true },
    { key: `${tx.organisation} again` },
  )
}
