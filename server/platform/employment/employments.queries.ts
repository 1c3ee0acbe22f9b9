import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { rows } from '../database/statement.ts'
import { recordsOf } from './records-of.sql.ts'

interface EmploymentRow {
  employee: Id
  account: Id
  code: string
  joinedOn: Day
  leftOn: Day | null
}

/** All employments of the person of an employee record, the oldest first. */
export const employmentsOf = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<EmploymentRow>`
      select id as employee, account_id as account, code, joined_on as "joinedOn", left_on as "leftOn" from employee
      where organisation_id = ${organisation} and id in ${recordsOf(organisation, sql`${p.employee}`)}
      order by joined_on`.compile(db),
}))
