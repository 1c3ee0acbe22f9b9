import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../../platform/database/statement.ts'

/** Records a reminder for employees who have not chosen a regime for the year and were not reminded yet; returns their accounts. */
export const noteRegimeReminders = rows(({ db, organisation }, p: { year: string; today: Day; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id }>`
      with asked as (
        insert into tax_regime_asked (organisation_id, employee_id, financial_year, asked_at)
        select ${organisation}, employee.id, ${p.year}, ${p.now}
        from employee
        where organisation_id = ${organisation} and status <> 'inactive' and joined_on <= ${p.today}
          and not exists (
            select 1 from tax_regime_choice choice
            where choice.organisation_id = ${organisation} and choice.financial_year = ${p.year}
              and choice.employee_id = employee.id and choice.replaced_at is null
          )
        on conflict do nothing
        returning employee_id
      )
      select account_id as account from asked
      join employee on employee.organisation_id = ${organisation} and employee.id = asked.employee_id`.compile(db),
}))
