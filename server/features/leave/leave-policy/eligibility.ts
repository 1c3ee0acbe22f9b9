import type { z } from 'zod'
import type { EligibilityEffect, leavePolicyRoutes } from '@muster/contract/leave/leave-policy.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { isEligible, type EligibilityRule } from '@muster/engine/leave/eligibility.ts'
import { entitledFrom, type LeavePolicy } from '@muster/engine/leave/policy.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { jobHistoriesOn, type PersonJobHistory } from '../../employees/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { leftOfPolicy, openRequests } from './eligibility.queries.ts'
import { policyVersions } from './leave-policy.queries.ts'
import { assertPlaces } from './policy-places.ts'
import { probationEnd, rulesOn, storedPolicies, wireRules } from './policy-rules.ts'

type Input = z.output<(typeof leavePolicyRoutes)['POST /api/v1/user/leave-policy/effect']['body']>
type Rule = EligibilityRule & Pick<LeavePolicy, 'waitingDays' | 'afterProbation'>
type Kind = 'eligible' | 'later' | 'notRecorded' | 'losing' | 'gaining'

/** Who would be eligible for this leave, and whose leave would be affected, before the policy is saved. */
export async function eligibilityEffect(
  tx: Tx,
  actor: Actor,
  { _id, ...asked }: Input,
): Promise<z.output<typeof EligibilityEffect>> {
  await assertPlaces(tx, asked)
  const today = await companyToday(tx)
  const before = _id === undefined ? null : await rulesOfToday(tx, _id, today)
  const after = ruleOf(asked)
  const byKind: Record<Kind, PersonJobHistory[]> = { eligible: [], later: [], notRecorded: [], losing: [], gaining: [] }
  let employed = 0
  for await (const people of jobHistoriesOn(tx, today)) {
    employed += people.length
    for (const person of people) {
      const is = stateOf(after, person, today)
      if (is !== 'not') byKind[is].push(person)
      const was = before === null ? null : stateOf(before, person, today)
      if (was === 'eligible' && is !== 'eligible') byKind.losing.push(person)
      if (was !== null && was !== 'eligible' && is === 'eligible') byKind.gaining.push(person)
    }
  }
  const losing = byKind.losing.map(({ employee }) => employee)
  const [left, requests] =
    _id === undefined
      ? []
      : await Promise.all([
          leftOfPolicy(tx, { id: _id, employees: losing }),
          openRequests(tx, { id: _id, employees: losing, today }),
        ])
  const counted = (kind: Kind) => ({
    count: byKind[kind].length,
    names: may(actor, 'allEmployeeRead') ? namesOf(byKind[kind]) : [],
  })
  return {
    employed,
    eligible: counted('eligible'),
    later: counted('later'),
    notRecorded: counted('notRecorded'),
    losing: { ...counted('losing'), halfDays: left?.halfDays ?? 0 },
    gaining: counted('gaining'),
    requests: requests ?? { pending: 0, approved: 0 },
  }
}

/** Null if the policy is switched off: no one can take it. */
async function rulesOfToday(tx: Tx, id: Id, today: string): Promise<Rule | null> {
  const policy = storedPolicies(await policyVersions(tx, {})).find((one) => one.id === id)
  if (!policy) throw notFound(say`The leave policy was not found.`)
  return policy.isActive ? ruleOf(wireRules(rulesOn(policy, today))) : null
}

const ruleOf = ({ locationIds, departmentIds, ...rule }: Omit<Input, '_id'>): Rule => ({
  ...rule,
  locations: locationIds,
  departments: departmentIds,
})

function stateOf(rule: Rule, person: PersonJobHistory, today: string): 'eligible' | 'later' | 'notRecorded' | 'not' {
  const { joinedOn } = person
  if (isEligible(rule, person, today))
    return entitledFrom(rule, { joinedOn, probationUntil: probationEnd(person) }) <= today ? 'eligible' : 'later'
  const { genders: _, ...others } = rule
  return person.gender === null && isEligible(others, person, today) ? 'notRecorded' : 'not'
}

const namesOf = (people: readonly PersonJobHistory[]) =>
  people
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, 100)
