import { sql } from 'kysely'
import type { z } from 'zod'
import type { ChangedInput } from '@muster/contract/payroll/pay-run/pay-run-steps.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { change, one } from '../../../../platform/database/statement.ts'
import type { Config } from '../../pay-run-config/pay-run-config.queries.ts'
import type { State } from '../../run-state.ts'

/** A state of the database, in the transaction numbers of its cluster. */
export interface Seen {
  snapshot: string
  cluster: string
}

interface LookedAt {
  attempt: number
  state: State
  kind: string
  month: Month
  config: Config
  /** The result of the last comparison in this attempt; null without one. */
  comparison: {
    program: string
    count: number
    people: { name: string; what: z.output<typeof ChangedInput>[] }[]
  } | null
  /** Whether something that pay depends on was committed since, or this cannot be determined. */
  isStale: boolean
}

const cluster = sql`coalesce((select system_identifier::text from pg_control_system()))`

/** A run with the result of its last comparison. */
export const lastComparison = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LookedAt>`
      select run.attempt, run.state, run.kind, run.month, run.config,
        case when seen.run_id is not null then jsonb_build_object('program', seen.program, 'count', seen.changed_count,
          'people', seen.people) end as comparison,
        seen.cluster is distinct from ${cluster} or exists (
          select from pay_input_change changed
          where changed.organisation_id = ${organisation}
            and changed.xact >= pg_snapshot_xmin(seen.snapshot::pg_snapshot)::text::bigint
            and not pg_visible_in_snapshot(changed.xact::text::xid8, seen.snapshot::pg_snapshot)) as "isStale"
      from pay_run run
      left join pay_run_comparison seen on seen.organisation_id = ${organisation} and seen.run_id = run.id
        and seen.attempt = run.attempt
      where run.organisation_id = ${organisation} and run.id = ${p.id}`.compile(db),
}))

/**
 * Taken before anything is read: commits made while reading count as later. Queried from the organisation's own rows, because
 * other rows may be on another machine, which has its own numbering.
 */
export const seenNow = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Seen>`
      select pg_current_snapshot()::text as snapshot, ${cluster} as cluster
      from organisation where id = ${organisation}`.compile(db),
}))

/** One comparison of a run at a time, until the transaction ends. */
export const mayCompare = one(({ db }, p: { id: Id }) => ({
  compile: () =>
    sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('pay-run-comparison'), hashtext(${p.id}::text)) as "isFree"`.compile(
      db,
    ),
}))

export interface Compared extends Seen {
  run: Id
  attempt: number
  program: string
  count: number
  people: string
}

export const keepComparison = change(({ db, organisation }, p: Compared) => ({
  compile: () =>
    sql`
      insert into pay_run_comparison as known (organisation_id, run_id, attempt, snapshot, cluster, program, changed_count, people)
      values (${organisation}, ${p.run}, ${p.attempt}, ${p.snapshot}, ${p.cluster}, ${p.program}, ${p.count}, ${p.people}::jsonb)
      on conflict (organisation_id, run_id) do update set attempt = excluded.attempt, snapshot = excluded.snapshot,
        cluster = excluded.cluster, program = excluded.program, changed_count = excluded.changed_count, people = excluded.people
      where known.attempt <= excluded.attempt`.compile(db),
}))

/** Notes made before a piece that another program calculated are void. */
export const forgetOtherProgram = change(({ db, organisation }, p: { run: Id; program: string }) => ({
  compile: () =>
    sql`
      delete from pay_run_comparison
      where organisation_id = ${organisation} and run_id = ${p.run} and program <> ${p.program}`.compile(db),
}))

/** Comparisons of locked runs, and changes that every other comparison has seen. */
export const forgetComparisons = change(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`
      delete from pay_run_comparison seen using pay_run run
      where seen.organisation_id = ${organisation} and run.organisation_id = ${organisation} and run.id = seen.run_id
        and run.state in ('approved', 'paid')`.compile(db),
}))

export const forgetChanges = change(({ db, organisation }, p: Pick<Seen, 'snapshot'>) => ({
  compile: () =>
    sql`
      delete from pay_input_change
      where organisation_id = ${organisation} and xact < least(
        (select min(pg_snapshot_xmin(snapshot::pg_snapshot)::text::bigint) from pay_run_comparison
          where organisation_id = ${organisation}),
        pg_snapshot_xmin(${p.snapshot}::text::pg_snapshot)::text::bigint)`.compile(db),
}))
