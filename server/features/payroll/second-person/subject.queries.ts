import { sql } from 'kysely'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const subjectOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ name: string; account: Id }>`
      select name, account_id as account from employee
      where organisation_id = ${organisation} and id = ${p.employee}`.compile(db),
}))

export const payInputToRemove = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; amountPaise: Paise; type: string }>`
      select employee_id as employee, name, amount_paise as "amountPaise", type from pay_input
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const payslipToReverse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; month: Month; netPaise: Paise; runId: Id }>`
      select employee.id as employee, employee.name, slip.month, slip.net_paise as "netPaise", slip.run_id as "runId"
      from payslip slip
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      where slip.organisation_id = ${organisation} and slip.id = ${p.id}`.compile(db),
}))

export const loanToChange = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; person: string; name: string; principalPaise: Paise }>`
      select employee.id as employee, employee.name as person, loan.name, principal_paise as "principalPaise"
      from loan
      join employee on employee.organisation_id = ${organisation} and employee.id = loan.employee_id
      where loan.organisation_id = ${organisation} and loan.id = ${p.id}`.compile(db),
}))
