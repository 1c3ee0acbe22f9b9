import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { register, registered } from './registry.ts'
import { rows, type Build } from './statement.ts'
import type { Tx } from './tx.ts'

interface Whose {
  employees: readonly Id[] | null
}

/** The condition on an employee id column; `all` applies if no employees are given. */
type Condition = (column: RawBuilder<unknown>, p: Whose, all?: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * A list for some employees, or (null) for everyone, with a statement for each: a single one could not rely on an index, and PostgreSQL
 * would replan it at every call. One employee has a third statement, because the plan of a list is not cached either.
 *
 *   const punches = ofSomeOrAll((whose) => ({ db, organisation }, p: { employees: Id[] | null }) => ({
 *     compile: () => sql<Punch>`select … where organisation_id = ${organisation} and ${whose(sql`employee_id`, p)}`.compile(db),
 *   }))
 */
export function ofSomeOrAll<P extends Whose, R>(
  build: (whose: Condition, isAll: boolean) => Build<P, R>,
): (tx: Tx, p: P) => Promise<R[]> {
  const only = rows(build((column, p) => sql`${column} = (${p.employees}::uuid[])[1]`, false))
  const some = rows(build((column, p) => sql`${column} = any(${p.employees}::uuid[])`, false))
  const all = rows(build((_column, _p, everybody = sql`true`) => everybody, true))
  const statements = [only, some, all].flatMap((run) => registered(run)?.statements ?? [])
  return register(
    (tx: Tx, p: P) => (p.employees === null ? all : p.employees.length === 1 ? only : some)(tx, p),
    'rows',
    statements,
  )
}
