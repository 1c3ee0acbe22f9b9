import { sql } from 'kysely'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one } from '../../../../platform/database/statement.ts'
import type { Config } from '../../pay-run-config/pay-run-config.queries.ts'
import type { State } from '../../run-state.ts'

interface NewRun {
  id: Id
  month: Month
  config: string
  account: Id | null
  now: Instant
}

export const insertRun = change(({ db, organisation }, p: NewRun) =>
  db.insertInto('pay_run').values({
    organisation_id: organisation,
    id: p.id,
    month: p.month,
    state: 'draft',
    config: p.config,
    started_by: p.account,
    started_at: p.now,
    progress_at: p.now,
  }),
)

/** Holds the run until the transaction ends, so that its steps happen one after the other. */
export const runForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{
      month: Month
      state: State
      attempt: number
      total: number
      done: number
      /** Pieces of the calculation that are not written yet. */
      openPieces: number[]
      progressAt: Instant
      startedBy: Id | null
      approvedAt: Instant | null
      config: Config
    }>`
      select month, state, attempt, total, done, open_pieces as "openPieces", progress_at as "progressAt", started_by as "startedBy",
        approved_at as "approvedAt", config
      from pay_run where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

export const resetRun = change(({ db, organisation }, p: { id: Id; config: string; now: Instant }) => ({
  compile: () =>
    sql`
      update pay_run set state = 'draft', attempt = attempt + 1, done = 0, config = ${p.config}::jsonb,
        calculated_at = null, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const approveRun = change(({ db, organisation }, p: { id: Id; account: Id | null; now: Instant }) => ({
  compile: () =>
    sql`
      update pay_run set state = 'approved', approved_by = ${p.account}, approved_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id} and state = 'calculated'`.compile(db),
}))

/** The bank file of a legal entity was downloaded; `own` is the company itself. */
export const markBankFile = change(({ db, organisation }, p: { id: Id; entity: AskedEntity; now: Instant }) => ({
  compile: () =>
    sql`
      update pay_run set bank_file_at = ${p.now}, bank_file_entities = array_append(array_remove(bank_file_entities, ${p.entity}), ${p.entity})
      where organisation_id = ${organisation} and id = ${p.id} and state = 'approved'`.compile(db),
}))

interface Payment {
  id: Id
  account: Id | null
  now: Instant
  paidOn: Day
  reference: string
}

export const payRun = change(({ db, organisation }, p: Payment) => ({
  compile: () =>
    sql`
      update pay_run set state = 'paid', paid_by = ${p.account}, paid_at = ${p.now}, paid_on = ${p.paidOn}::date,
        payment_reference = ${p.reference}
      where organisation_id = ${organisation} and id = ${p.id} and state = 'approved'`.compile(db),
}))

export const unpayRun = change(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql`
      update pay_run set state = 'approved', paid_by = null, paid_at = null, paid_on = null, payment_reference = ''
      where organisation_id = ${organisation} and id = ${p.id} and state = 'paid'`.compile(db),
}))
