import { createHash } from 'node:crypto'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { builder } from './builder.ts'
import { register, type Statement } from './registry.ts'
import type { AnyTx, Sql, Tx } from './tx.ts'

/**
 * A statement is written once as Kysely (or Kysely's `sql` for what the builder cannot say), compiled at its first
 * use and sent by name from then on: rebuilding the text at every call costs more than running it.
 *
 *   const shift = one(({ db, organisation }, p: { id: Id }) =>
 *     db.selectFrom('shift').select(['id', 'name']).where('organisation_id', '=', organisation).where('id', '=', p.id))
 *
 *   await shift(tx, { id })
 *
 * `p` holds placeholders, not values: do not branch on it. An absent parameter is null, which the SQL has to handle.
 */
export type Build<P, R> = (scope: { db: Kysely<Tables>; organisation: string }, p: P) => { compile(): CompiledQuery<R> }
type BuildGlobal<P, R> = (scope: { db: Kysely<Tables> }, p: P) => { compile(): CompiledQuery<R> }

/** A list. */
export function rows<P extends object, R>(build: Build<P, R>): (tx: Tx, p: P) => Promise<R[]> {
  return asRows<Tx, P, R>(prepared(build))
}

/** One row or undefined. */
export function one<P extends object, R>(build: Build<P, R>): (tx: Tx, p: P) => Promise<R | undefined> {
  return asOne<Tx, P, R>(prepared(build))
}

/** A change; returns the number of rows affected. */
export function change<P extends object>(build: Build<P, unknown>): (tx: Tx, p: P) => Promise<number> {
  return asChange<Tx, P>(prepared(build))
}

/** The same three for tables that belong to no organisation. */
export const globally = {
  rows: <P extends object, R>(build: BuildGlobal<P, R>) => asRows<AnyTx, P, R>(prepared(build)),
  one: <P extends object, R>(build: BuildGlobal<P, R>) => asOne<AnyTx, P, R>(prepared(build)),
  change: <P extends object>(build: BuildGlobal<P, unknown>) => asChange<AnyTx, P>(prepared(build)),
}

function asRows<X extends AnyTx, P extends object, R>(statement: Prepared<P>): (tx: X, p: P) => Promise<R[]> {
  return register(async (tx: X, p: P) => (await statement.run(tx, p)).rows as R[], 'rows', [statement])
}

function asOne<X extends AnyTx, P extends object, R>(statement: Prepared<P>): (tx: X, p: P) => Promise<R | undefined> {
  return register(async (tx: X, p: P) => (await statement.run(tx, p)).rows[0] as R | undefined, 'one', [statement])
}

function asChange<X extends AnyTx, P extends object>(statement: Prepared<P>): (tx: X, p: P) => Promise<number> {
  return register(async (tx: X, p: P) => (await statement.run(tx, p)).rowCount, 'change', [statement])
}

class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

const organisationKey = ':organisation'
const placeholders = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) })

interface Template {
  name: string
  text: string
  parameters: readonly unknown[]
}

interface Prepared<P> extends Statement {
  run(tx: AnyTx, p: P): ReturnType<AnyTx['query']>
}

function prepared<P extends object, R>(build: Build<P, R>): Prepared<P> {
  let template: Template | undefined
  return {
    run(tx, p) {
      template ??= compile(build)
      return tx.query(bind(template, tx, p))
    },
    shape() {
      const { name, text, parameters } = compile(build)
      return { name, text, keys: parameters.map((one) => (one instanceof Placeholder ? one.key : null)) }
    },
    wasSent: () => template !== undefined,
  }
}

function compile<P extends object, R>(build: Build<P, R>): Template {
  const organisation = new Placeholder(organisationKey) as unknown as string
  const { sql, parameters } = build({ db: builder, organisation }, placeholders as P).compile()
  return { name: `s_${createHash('sha1').update(sql).digest('hex').slice(0, 20)}`, text: sql, parameters }
}

function bind(template: Template, tx: AnyTx, p: object): Sql {
  const given = p as Record<string, unknown>
  const values = template.parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) return parameter
    if (parameter.key === organisationKey) return (tx as Tx).organisation
    return given[parameter.key] ?? null
  })
  return { name: template.name, text: template.text, values }
}
