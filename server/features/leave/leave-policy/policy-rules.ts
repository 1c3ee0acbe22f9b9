import type { z } from 'zod'
import type { LeavePolicy as Wire, LeavePolicyInput } from '@muster/contract/leave/leave-policy.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays, daysBetween, latest } from '@muster/engine/day.ts'
import { leaveYear } from '@muster/engine/leave/leave-year.ts'
import type { Employment, LeavePolicy, PolicyVersion as EngineVersion } from '@muster/engine/leave/policy.ts'
import type { ExtraGrant, OpeningBalance } from '@muster/engine/leave/leave-facts.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { LeavePerson } from '../person/leave-people.ts'
import { remembered } from '../../../platform/remembered/remembered.ts'
import { policyVersions, type PolicyVersion } from './leave-policy.queries.ts'
import type { OutsideSchedule } from '../person/outside-schedule.queries.ts'

/** A policy in the engine's form, with what is stored about it. */
export interface StoredPolicy {
  id: Id
  code: string
  name: string
  isActive: boolean
  isCompOff: boolean
  createdAt: Instant
  /** Oldest first, at least one. */
  versions: PolicyVersion[]
}

/** Every policy. */
export const policiesKnown = remembered(async (tx) => storedPolicies(await policyVersions(tx, {})))

/** The stored versions, policy by policy. */
export function storedPolicies(versions: readonly PolicyVersion[]): StoredPolicy[] {
  const byId = Map.groupBy(versions, (version) => version.id)
  return [...byId.values()].map((all) => {
    const { id, code, name, isActive, isCompOff, createdAt } = all[0]!
    return { id, code, name, isActive, isCompOff, createdAt, versions: all }
  })
}

/** The rules in force on a day; before the first version, the first. */
export function rulesOn({ versions }: StoredPolicy, day: Day): PolicyVersion {
  return versions.findLast((version) => version.startsOn <= day) ?? versions[0]!
}

/**
 * A policy and an employment in the engine's form. A person's ledger starts with the leave year in which both person and policy are first
 * known here: anything earlier comes as an opening balance.
 */
export function engineFacts(
  policy: StoredPolicy,
  person: LeavePerson,
  today: Day,
): {
  policy: LeavePolicy
  versions: EngineVersion[]
  employment: Employment
  extra: ExtraGrant[]
  opening: OpeningBalance | null
} {
  const rules = enginePolicy(policy, rulesOn(policy, today))
  const { joinedOn, leftOn, gender, jobHistory } = person
  const real: Employment = { joinedOn, leftOn, probationUntil: probationEnd(person), gender, jobHistory }
  const known = latest(localDay(person.createdAt, person.zone), localDay(policy.createdAt, person.zone))
  const begins = latest(person.joinedOn, leaveYear(rules, real, latest(known, person.joinedOn)).from)
  const waited = daysBetween(person.joinedOn, begins)
  const fromThen = (one: LeavePolicy) => ({ ...one, waitingDays: Math.max(0, one.waitingDays - waited) })
  return {
    policy: fromThen(rules),
    versions: policy.versions.map((version) => ({
      startsOn: version.startsOn,
      policy: fromThen(enginePolicy(policy, version)),
    })),
    employment: { ...real, joinedOn: begins },
    extra: person.credits.filter((credit) => credit.policy === policy.id).map(creditGrant),
    opening: person.openings.find((one) => one.policy === policy.id) ?? null,
  }
}

/** A credit in the ledger's form. */
function creditGrant({ id, on, halfDays, expiresOn, workedOn }: OutsideSchedule): ExtraGrant {
  return { id, on, halfDays, expiresOn, reason: say`For work on ${{ day: workedOn ?? on }}` }
}

/** The last day of the probation, or null. */
export function probationEnd({ joinedOn, probationDays }: Pick<LeavePerson, 'joinedOn' | 'probationDays'>): Day | null {
  return probationDays > 0 ? addDays(joinedOn, probationDays - 1) : null
}

function enginePolicy({ code, name, isActive }: StoredPolicy, version: PolicyVersion): LeavePolicy {
  return {
    code,
    name,
    paid: version.isPaid,
    halfDaysAYear: version.halfDaysAYear,
    accrual: version.accrual,
    year: version.leaveYear,
    yearStartsInMonth: version.yearStartsInMonth,
    prorate: version.prorate,
    waitingDays: version.waitingDays,
    afterProbation: version.afterProbation,
    carryForward: version.hasCarry
      ? { capHalfDays: version.carryCapHalfDays, expiresAfterMonths: version.carryMonths }
      : null,
    encashable: version.encashable,
    longestRunDays: version.longestRunDays,
    noticeDays: version.noticeDays,
    allowsHalfDays: version.allowsHalfDays,
    sandwich: version.sandwich,
    negativeLimitHalfDays: version.negativeLimitHalfDays,
    proofAfterDays: version.proofAfterDays,
    active: isActive,
    genders: version.genders,
    employmentTypes: version.employmentTypes,
    locations: version.locations.map(({ _id }) => _id),
    departments: version.departments.map(({ _id }) => _id),
  }
}

type Rules = Omit<z.output<typeof LeavePolicyInput>, 'name' | 'code'>

/** The rules of a version in API form. */
export function wireRules(
  version: PolicyVersion,
): Omit<z.output<typeof Wire>, '_id' | 'name' | 'code' | 'isActive' | 'people'> {
  const { hasCarry, carryCapHalfDays, carryMonths, ...rest } = version
  const locationIds = version.locations.map(({ _id }) => _id)
  const departmentIds = version.departments.map(({ _id }) => _id)
  return {
    ...rest,
    locationIds,
    departmentIds,
    carryForward: hasCarry ? { capHalfDays: carryCapHalfDays, months: carryMonths } : null,
  }
}

/** The columns of a version. */
export function ruleColumns({ carryForward, locationIds: _, departmentIds: __, ...rules }: Rules) {
  return {
    ...rules,
    hasCarry: carryForward !== null,
    carryCapHalfDays: carryForward?.capHalfDays ?? null,
    carryMonths: carryForward?.months ?? null,
  }
}
