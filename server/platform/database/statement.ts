import { createHash } from 'node:crypto'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { builder } from './builder.ts'
import type { AnyTx, GlobalTx, Sql, Tx } from './tx.ts'

/**
 * A statement is written once as Kysely (or Kysely's `sql` for what the builder cannot say), compiled at its first
 * use and sent by name from then on: building the text anew at every call costs more than running it.
 *
 *   const shift = one(({ db, organisation }, p: { id: Id }) =>
 *     db.selectFrom('shift').select(['id', 'name']).where('organisation_id', '=', organisation).where('id', '=', p.id))
 *
 *   await shift(tx, { id })
 *
 * `p` holds placeholders, not values: it cannot be branched on. What is left out is null, and is said so in SQL.
 */
type Build<P, R> = (scope: { db: Kysely<Tables>; organisation: string }, p: P) => { compile(): CompiledQuery<R> }
type BuildGlobal<P, R> = (scope: { db: Kysely<Tables> }, p: P) => { compile(): CompiledQuery<R> }

/** A list. */
export function rows<P extends object, R>(build: Build<P, R>): (tx: Tx, p: P) => Promise<R[]> {
  const run = prepared(build)
  return async (tx, p) => (await run(tx, p)).rows as R[]
}

/** One row or undefined. */
export function one<P extends object, R>(build: Build<P, R>): (tx: Tx, p: P) => Promise<R | undefined> {
  const run = prepared(build)
  return async (tx, p) => (await run(tx, p)).rows[0] as R | undefined
}

/** A change; answers the number of rows it touched. */
export function change<P extends object>(build: Build<P, unknown>): (tx: Tx, p: P) => Promise<number> {
  const run = prepared(build)
  return async (tx, p) => (await run(tx, p)).rowCount
}

/** The same three for tables that belong to no organisation. */
export const globally = {
  rows<P extends object, R>(build: BuildGlobal<P, R>): (tx: AnyTx, p: P) => Promise<R[]> {
    const run = prepared(build)
    return async (tx, p) => (await run(tx, p)).rows as R[]
  },
  one<P extends object, R>(build: BuildGlobal<P, R>): (tx: AnyTx, p: P) => Promise<R | undefined> {
    const run = prepared(build)
    return async (tx, p) => (await run(tx, p)).rows[0] as R | undefined
  },
  change<P extends object>(build: BuildGlobal<P, unknown>): (tx: AnyTx, p: P) => Promise<number> {
    const run = prepared(build)
    return async (tx, p) => (await run(tx, p)).rowCount
  },
}

class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

const organisationKey = ':organisation'
const placeholders = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) })

function prepared<P extends object, R>(build: Build<P, R>) {
  let template: { name: string; text: string; parameters: readonly unknown[] } | undefined
  return (tx: Tx | GlobalTx | AnyTx, p: P) => {
    template ??= compile(build)
    return tx.query(bind(template, tx, p))
  }
}

function compile<P extends object, R>(build: Build<P, R>) {
  const organisation = new Placeholder(organisationKey) as unknown as string
  const { sql, parameters } = build({ db: builder, organisation }, placeholders as P).compile()
  return { name: `s_${createHash('sha1').update(sql).digest('hex').slice(0, 20)}`, text: sql, parameters }
}

function bind(template: { name: string; text: string; parameters: readonly unknown[] }, tx: AnyTx, p: object): Sql {
  const given = p as Record<string, unknown>
  const values = template.parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) return parameter
    if (parameter.key === organisationKey) return (tx as Tx).organisation
    return given[parameter.key] ?? null
  })
  return { name: template.name, text: template.text, values }
}
