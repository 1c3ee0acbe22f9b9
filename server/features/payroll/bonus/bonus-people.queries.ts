import { sql } from 'kysely'
import type { z } from 'zod'
import type { bonusRunRoutes } from '@muster/contract/payroll/bonus/bonus-run.routes.ts'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { TraceStep } from '@muster/engine/law/trace.ts'
import { contains } from '../../../platform/database/like.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import { pageOf } from '../../../platform/database/page.ts'
import type { CodedPerson } from '../pay-input-batch/pay-input-batch.queries.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'

type Person = z.output<(typeof bonusRunRoutes)['GET /api/v1/user/bonus-run/people']['reply']>[number]
export interface BonusPersonRow extends Omit<Person, 'steps'> {
  steps: TraceStep[]
}

/** The people of a run who were employed by one legal entity in the last month of the year; all if it is null. */
interface OfRun {
  run: Id
  until: Month
  entity: AskedEntity | null
}

/**
 * The people of a run with what was paid: through pay, if an unreversed locked payslip includes it, or outside of it. `due` is 0 for
 * excluded people.
 */
export const bonusPeople = (organisation: string, { run, until, entity }: OfRun) => sql`
  select person.*, employee.name, employee.code, employee.left_on,
    coalesce(nullif(account.designation, ''), role.name) as designation, personal.birth_date,
    case when person.excluded is null then person.payable_paise else 0 end as due, input.amount_paise as entered,
    paid.at as paid_with_pay,
    case when person.excluded is not null then 'excluded' when person.paid_on is not null or paid.at is not null then 'paid'
      when person.payable_paise = 0 then 'nothing' when input.id is not null then 'entered' else 'payable' end as state
  from bonus_run_person person
  join bonus_run run on run.organisation_id = ${organisation} and run.id = person.run_id
  join employee on employee.organisation_id = ${organisation} and employee.id = person.employee_id
  join account on account.organisation_id = ${organisation} and account.id = employee.account_id
  left join role on role.organisation_id = ${organisation} and role.id = account.role_id
  left join employee_personal personal on personal.organisation_id = ${organisation} and personal.employee_id = person.employee_id
  left join pay_input input on input.organisation_id = ${organisation} and input.batch_id = run.batch_id
    and input.employee_id = person.employee_id
  left join lateral (
    select coalesce(pay.paid_on, pay.pay_day) as at from payslip slip
    join lateral (
      select pay_run.paid_on, (to_date(pay_run.month, 'YYYY-MM') + interval '1 month - 1 day')::date as pay_day, pay_run.state
      from pay_run where pay_run.organisation_id = ${organisation} and pay_run.id = slip.run_id and pay_run.kind <> 'reversal'
    ) pay on pay.state in ('approved', 'paid')
    where slip.organisation_id = ${organisation} and slip.employee_id = person.employee_id and slip.month = input.from_month
      and not exists (
        select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
    limit 1
  ) paid on true
  where person.organisation_id = ${organisation} and person.run_id = ${run}
    and (${entity}::text is null
      or coalesce(${entityOf(organisation, sql`person.employee_id`, sql`${until}::text`)}::text, 'own') = ${entity})`

const shown = sql`
  jsonb_build_object('_id', who.employee_id, 'name', who.name, 'code', who.code) as employee, who.left_on as "leftOn",
  who.state, who.is_eligible as "isEligible", who.excluded, who.half_days as "halfDays", who.wages_paise as "wagesPaise",
  who.bonus_paise as "bonusPaise", who.customary_paise as "customaryPaise", who.advance_paise as "advancePaise",
  who.misconduct_paise as "misconductPaise", who.settled_paise as "settledPaise", who.due as "payablePaise", who.reason,
  coalesce(who.paid_on, who.paid_with_pay) as "paidOn", who.reference, who.steps`

export const bonusPeoplePage = pageOf<
  BonusPersonRow,
  OfRun & { search: string | null; state: string | null },
  'name' | 'payable'
>({
  sortable: { name: 'lower(name)', payable: 'due' },
  matching: ({ organisation }, p) => sql`
    select who.*, who.employee_id as id from (${bonusPeople(organisation, p)}) who
    where (${p.state}::text is null or who.state = ${p.state})
      and ${contains(sql`who.name || ' ' || who.code`, p.search)}`,
  rows: () => sql`select who.n, ${shown} from page who`,
})

export interface BonusSums {
  people: number
  eligible: number
  excluded: number
  wagesPaise: Paise
  bonusPaise: Paise
  payablePaise: Paise
  paidPaise: Paise
  outsidePaise: Paise
  isPaid: boolean
}

/** Sums of a run. Amounts for people who left before `today` are to be paid outside pay. */
export const bonusSums = one(({ db, organisation }, p: OfRun & { today: Day }) => ({
  compile: () =>
    sql<BonusSums>`
      select count(*) as people, count(*) filter (where is_eligible) as eligible,
        count(*) filter (where excluded is not null) as excluded,
        coalesce(sum(wages_paise) filter (where is_eligible), 0)::bigint as "wagesPaise",
        coalesce(sum(bonus_paise) filter (where excluded is null), 0)::bigint as "bonusPaise",
        coalesce(sum(due), 0)::bigint as "payablePaise",
        coalesce(sum(due) filter (where state = 'paid'), 0)::bigint as "paidPaise",
        coalesce(sum(due) filter (where state = 'payable' and left_on < ${p.today}::date), 0)::bigint as "outsidePaise",
        coalesce(bool_or(paid_with_pay is not null), false) as "isPaid"
      from (${bonusPeople(organisation, p)}) who`.compile(db),
}))

export interface BonusFileRow {
  code: string
  name: string
  designation: string | null
  birthDate: Day | null
  halfDays: number
  isEligible: boolean
  excluded: string | null
  wagesPaise: Paise
  bonusPaise: Paise
  customaryPaise: Paise
  advancePaise: Paise
  settledPaise: Paise
  misconductPaise: Paise
  payablePaise: Paise
  paidOn: Day | null
  state: Person['state']
}

export const bonusFileRows = rows(({ db, organisation }, p: OfRun) => ({
  compile: () =>
    sql<BonusFileRow>`
      select code, name, designation, birth_date as "birthDate", half_days as "halfDays", is_eligible as "isEligible", excluded,
        wages_paise as "wagesPaise", bonus_paise as "bonusPaise", customary_paise as "customaryPaise",
        advance_paise as "advancePaise", settled_paise as "settledPaise", misconduct_paise as "misconductPaise",
        due as "payablePaise", coalesce(paid_on, paid_with_pay) as "paidOn", state
      from (${bonusPeople(organisation, p)}) who order by lower(code), employee_id`.compile(db),
}))

/** People still to be paid by name, with anything that prevents payment in a month. */
export const bonusToEnter = rows(({ db, organisation }, p: OfRun & { month: string; first: Day; last: Day }) => ({
  compile: () =>
    sql<CodedPerson & { amountPaise: Paise; isThere: boolean }>`
      select employee_id as employee, who.name, who.code, employee.joined_on as "joinedOn", employee.left_on as "leftOn",
        due as "amountPaise",
        employee.joined_on <= ${p.last}::date and coalesce(employee.left_on >= ${p.first}::date, true) as "isThere",
        exists (
          select from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = who.employee_id and slip.month = ${p.month}
            and run.state in ('approved', 'paid')) as "isLocked"
      from (${bonusPeople(organisation, p)}) who
      join employee on employee.organisation_id = ${organisation} and employee.id = who.employee_id
      where who.state = 'payable' and who.due > 0
      order by lower(who.name), who.employee_id`.compile(db),
}))

export const establishment = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ name: string; legalName: string | null; address: Record<string, string>; sector: string | null }>`
      select name, legal_name as "legalName", address, sector from organisation where id = ${organisation}`.compile(db),
}))
