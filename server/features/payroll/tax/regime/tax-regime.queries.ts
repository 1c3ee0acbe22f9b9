import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one } from '../../../../platform/database/statement.ts'

export interface PersonOfYear {
  _id: Id
  name: string
  code: string
  account: Id
  joinedMonth: Month
  regime: 'old' | 'new' | null
  chosenBy: string | null
  chosenAt: Instant | null
  /** The first month that was locked after the choice, and whose tax was therefore deducted by it. */
  usedIn: Month | null
}

/** An employee with the regime chosen for a year. */
export const personOfYear = one(({ db, organisation }, p: { employee: Id; year: string; from: Month; to: Month }) => ({
  compile: () =>
    sql<PersonOfYear>`
      select employee.id as "_id", employee.name, employee.code, employee.account_id as account,
        to_char(employee.joined_on, 'YYYY-MM') as "joinedMonth", choice.regime, account.name as "chosenBy",
        choice.chosen_at as "chosenAt", (
          select min(slip.month) from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
            and run.paid_in between ${p.from} and ${p.to} and run.approved_at >= choice.chosen_at
        ) as "usedIn"
      from employee
      left join tax_regime_choice choice on choice.organisation_id = ${organisation} and choice.financial_year = ${p.year}
        and choice.employee_id = employee.id and choice.replaced_at is null
      left join account on account.organisation_id = ${organisation} and account.id = choice.chosen_by
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))

export const endChoice = change(({ db, organisation }, p: { employee: Id; year: string; now: Instant }) => ({
  compile: () =>
    sql`
      update tax_regime_choice set replaced_at = ${p.now}
      where organisation_id = ${organisation} and employee_id = ${p.employee} and financial_year = ${p.year}
        and replaced_at is null`.compile(db),
}))

interface NewChoice {
  employee: Id
  year: string
  regime: 'old' | 'new'
  account: Id
  now: Instant
}

export const insertChoice = change(({ db, organisation }, p: NewChoice) => ({
  compile: () =>
    sql`
      insert into tax_regime_choice (organisation_id, employee_id, financial_year, regime, chosen_by, chosen_at)
      values (${organisation}, ${p.employee}, ${p.year}, ${p.regime}, ${p.account}, ${p.now})`.compile(db),
}))
