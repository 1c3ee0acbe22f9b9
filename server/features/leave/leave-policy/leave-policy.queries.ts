import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface VersionColumns {
  isPaid: boolean
  halfDaysAYear: number
  accrual: 'atOnce' | 'monthly' | 'quarterly' | 'halfYearly'
  leaveYear: 'calendar' | 'joining'
  yearStartsInMonth: number
  prorate: boolean
  waitingDays: number
  afterProbation: boolean
  hasCarry: boolean
  carryCapHalfDays: number | null
  carryMonths: number | null
  encashable: boolean
  longestRunDays: number | null
  noticeDays: number
  allowsHalfDays: boolean
  sandwich: boolean
  negativeLimitHalfDays: number
  proofAfterDays: number | null
  /** The eligible genders; empty: everyone. */
  genders: ('female' | 'male' | 'other' | 'notTold')[]
  employmentTypes: ('fullTime' | 'partTime' | 'contract' | 'intern')[]
}

/** The locations and departments that leave is limited to; empty: all. */
export interface VersionPlaces {
  locationIds: Id[]
  departmentIds: Id[]
}

interface Named {
  _id: Id
  name: string
}

export interface PolicyVersion extends VersionColumns {
  locations: Named[]
  departments: Named[]
  id: Id
  code: string
  name: string
  isActive: boolean
  /** Whether comp-off is credited to it. */
  isCompOff: boolean
  createdAt: Instant
  startsOn: Day
}

/** Every version of every policy, by name and age. */
export const policyVersions = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<PolicyVersion>`
      select p.id, p.code, p.name, p.is_active as "isActive", p.is_comp_off as "isCompOff", p.created_at as "createdAt", v.starts_on as "startsOn",
        v.is_paid as "isPaid", v.half_days_a_year as "halfDaysAYear", v.accrual, v.leave_year as "leaveYear",
        v.year_starts_in_month as "yearStartsInMonth", v.prorate, v.waiting_days as "waitingDays",
        v.after_probation as "afterProbation", v.carry_forward as "hasCarry", v.carry_cap_half_days as "carryCapHalfDays",
        v.carry_months as "carryMonths", v.encashable, v.longest_run_days as "longestRunDays",
        v.notice_days as "noticeDays", v.allows_half_days as "allowsHalfDays", v.sandwich,
        v.negative_limit_half_days as "negativeLimitHalfDays", v.proof_after_days as "proofAfterDays", v.genders,
        v.employment_types as "employmentTypes",
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', l.id, 'name', l.name) order by lower(l.name))
          from leave_policy_location one
          join location l on l.organisation_id = ${organisation} and l.id = one.location_id
          where one.organisation_id = ${organisation} and one.policy_id = v.policy_id and one.starts_on = v.starts_on
        ), '[]') as locations,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', d.id, 'name', d.name) order by lower(d.name))
          from leave_policy_department one
          join department d on d.organisation_id = ${organisation} and d.id = one.department_id
          where one.organisation_id = ${organisation} and one.policy_id = v.policy_id and one.starts_on = v.starts_on
        ), '[]') as departments
      from leave_policy p
      join leave_policy_version v on v.organisation_id = ${organisation} and v.policy_id = p.id
      where p.organisation_id = ${organisation}
      order by p.is_active desc, lower(p.name), p.id, v.starts_on`.compile(db),
}))

/** The number of people with each leave in their ledger. */
export const policyPeople = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ id: Id; people: number }>`
      select policy_id as id, count(distinct employee_id) as people
      from leave_ledger where organisation_id = ${organisation} group by policy_id`.compile(db),
}))

/** A day of this leave that was requested and not returned; whether it is paid can no longer change. */
export const policyTaken = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('leave_day')
    .select('day')
    .where('organisation_id', '=', organisation)
    .where('policy_id', '=', p.id)
    .where('state', '<>', 'returned')
    .limit(1),
)

export const insertPolicy = change(({ db, organisation }, p: { id: Id; code: string; name: string; now: Instant }) =>
  db.insertInto('leave_policy').values({
    organisation_id: organisation,
    id: p.id,
    code: p.code,
    name: p.name,
    created_at: p.now,
    updated_at: p.now,
  }),
)

export const updatePolicy = change(
  ({ db, organisation }, p: { id: Id; code: string; name: string; isActive: boolean; now: Instant }) =>
    db
      .updateTable('leave_policy')
      .set({ code: p.code, name: p.name, is_active: p.isActive, updated_at: p.now })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

/** Serialises changes of a policy. */
export const lockPolicy = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('leave_policy')
    .select(['id'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .forUpdate(),
)

/** The rules from a day on; replaces those of the same day. */
export const putVersion = change(
  ({ db, organisation }, p: VersionColumns & { id: Id; startsOn: Day; now: Instant }) => {
    const rules = {
      is_paid: p.isPaid,
      half_days_a_year: p.halfDaysAYear,
      accrual: p.accrual,
      leave_year: p.leaveYear,
      year_starts_in_month: p.yearStartsInMonth,
      prorate: p.prorate,
      waiting_days: p.waitingDays,
      after_probation: p.afterProbation,
      carry_forward: p.hasCarry,
      carry_cap_half_days: p.carryCapHalfDays,
      carry_months: p.carryMonths,
      encashable: p.encashable,
      longest_run_days: p.longestRunDays,
      notice_days: p.noticeDays,
      allows_half_days: p.allowsHalfDays,
      sandwich: p.sandwich,
      negative_limit_half_days: p.negativeLimitHalfDays,
      proof_after_days: p.proofAfterDays,
      genders: p.genders,
      employment_types: p.employmentTypes,
      created_at: p.now,
    }
    return db
      .insertInto('leave_policy_version')
      .values({ organisation_id: organisation, policy_id: p.id, starts_on: p.startsOn, ...rules })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'policy_id', 'starts_on']).doUpdateSet(rules))
  },
)

/** Rules starting after a day, replaced by newer ones. */
export const deleteLaterVersions = change(({ db, organisation }, p: { id: Id; after: Day }) =>
  db
    .deleteFrom('leave_policy_version')
    .where('organisation_id', '=', organisation)
    .where('policy_id', '=', p.id)
    .where('starts_on', '>', p.after),
)

export const deletePolicy = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('leave_policy').where('organisation_id', '=', organisation).where('id', '=', p.id),
)
