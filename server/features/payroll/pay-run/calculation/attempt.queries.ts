import { sql } from 'kysely'
import type { Id, Month } from '@muster/contract/values.ts'
import { one, rows } from '../../../../platform/database/statement.ts'
import type { Config } from '../../pay-run-config/pay-run-config.queries.ts'
import type { State } from '../../run-state.ts'

export const attemptOf = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ attempt: number; state: State; kind: string; month: Month; config: Config }>`
      select attempt, state, kind, month, config from pay_run
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** The inputs that payslips of a run were calculated from. */
export const frozenInputs = rows(({ db, organisation }, p: { run: Id; employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ employee: Id; inputs: string }>`
      select employee_id as employee, inputs from payslip
      where organisation_id = ${organisation} and run_id = ${p.run} and employee_id = any(${p.employees}::uuid[])`.compile(
      db,
    ),
}))

/** Names of employees, current or former. */
export const namesOf = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; code: string }>`
      select id as employee, name, code from employee
      where organisation_id = ${organisation} and id = any(${p.employees}::uuid[]) order by lower(name), id`.compile(
      db,
    ),
}))
