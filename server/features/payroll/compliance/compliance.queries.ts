import { sql } from 'kysely'
import type { ComplianceKind } from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface Filing {
  /** Null for the organisation itself. */
  entity: Id | null
  kind: ComplianceKind
  state: string
  period: Month
  filedOn: Day
  reference: string
  by: string
}

export const filings = rows(({ db, organisation }, p: { from: Month }) => ({
  compile: () =>
    sql<Filing>`
      select filing.entity, filing.kind, filing.state, filing.period, filing.filed_on as "filedOn", filing.reference, account.name as by
      from (
        select null::uuid as entity, kind, state, period, filed_on, reference, account_id
        from compliance_filing where organisation_id = ${organisation} and period >= ${p.from}
        union all
        select legal_entity_id, kind, state, period, filed_on, reference, account_id
        from legal_entity_filing where organisation_id = ${organisation} and period >= ${p.from}
      ) filing
      join account on account.organisation_id = ${organisation} and account.id = filing.account_id`.compile(db),
}))

/** The first month whose pay was locked here; null without one. */
export const firstLocked = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ month: Month | null }>`
      select min(month) as month from pay_run
      where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')`.compile(db),
}))

/** The months and states in which each legal entity locked payslips, from a month on; a null `entity` is the organisation itself. */
export const paidByEntity = rows(({ db, organisation }, p: { from: Month }) => ({
  compile: () =>
    sql<PaidByEntity>`
      select slip.legal_entity_id as entity, min(slip.month) as first, max(slip.month) as last,
        array_remove(array_agg(distinct slip.facts #>> '{pt,state}'), null) as pt,
        array_remove(array_agg(distinct slip.facts #>> '{lwf,state}'), null) as lwf
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and run.state in ('approved', 'paid')
      group by 1`.compile(db),
}))

export interface PaidByEntity {
  entity: Id | null
  first: Month
  last: Month
  /** States in which professional tax was deducted. */
  pt: string[]
  lwf: string[]
}

/** Totals of locked payslips for the returns, by legal entity, month, month of payment and the states of both state taxes. */
export const duesByMonth = rows(({ db, organisation }, p: { from: Month }) => ({
  compile: () =>
    sql<Dues>`
      select slip.legal_entity_id as entity, slip.month, run.paid_in as "paidIn", slip.facts #>> '{pt,state}' as "ptState",
        slip.facts #>> '{lwf,state}' as "lwfState",
        coalesce(sum((slip.facts #>> '{pf,employeePaise}')::bigint + (slip.facts #>> '{pf,vpfPaise}')::bigint
          + (slip.facts #>> '{pf,epsPaise}')::bigint + (slip.facts #>> '{pf,employerEpfPaise}')::bigint
          + (slip.facts #>> '{pf,edliPaise}')::bigint + (slip.facts #>> '{pf,adminPaise}')::bigint), 0)::bigint as pf,
        coalesce(sum((slip.facts #>> '{esi,employeePaise}')::bigint + (slip.facts #>> '{esi,employerPaise}')::bigint), 0)::bigint
          as esi,
        coalesce(sum((slip.facts #>> '{pt,taxPaise}')::bigint), 0)::bigint as pt,
        coalesce(sum((slip.facts #>> '{lwf,employeePaise}')::bigint + (slip.facts #>> '{lwf,employerPaise}')::bigint), 0)::bigint
          as lwf,
        coalesce(sum((slip.facts #>> '{tax,tdsPaise}')::bigint), 0)::bigint as tds
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and run.state in ('approved', 'paid')
      group by 1, 2, 3, 4, 5`.compile(db),
}))

export interface Dues {
  entity: Id | null
  month: Month
  paidIn: Month
  ptState: string | null
  lwfState: string | null
  pf: Paise
  esi: Paise
  pt: Paise
  lwf: Paise
  tds: Paise
}

interface NewFiling extends Omit<Filing, 'by' | 'entity'> {
  account: Id
  now: Instant
}

export const saveFiling = change(({ db, organisation }, p: NewFiling) => ({
  compile: () =>
    sql`
      insert into compliance_filing (organisation_id, kind, state, period, filed_on, reference, account_id, recorded_at)
      values (${organisation}, ${p.kind}, ${p.state}, ${p.period}, ${p.filedOn}::date, ${p.reference}, ${p.account}, ${p.now})
      on conflict (organisation_id, kind, state, period) do update set filed_on = excluded.filed_on,
        reference = excluded.reference, account_id = excluded.account_id, recorded_at = excluded.recorded_at`.compile(
      db,
    ),
}))

export const saveEntityFiling = change(({ db, organisation }, p: NewFiling & { entity: Id }) => ({
  compile: () =>
    sql`
      insert into legal_entity_filing (organisation_id, legal_entity_id, kind, state, period, filed_on, reference, account_id,
        recorded_at)
      values (${organisation}, ${p.entity}, ${p.kind}, ${p.state}, ${p.period}, ${p.filedOn}::date, ${p.reference},
        ${p.account}, ${p.now})
      on conflict (organisation_id, legal_entity_id, kind, state, period) do update set filed_on = excluded.filed_on,
        reference = excluded.reference, account_id = excluded.account_id, recorded_at = excluded.recorded_at`.compile(
      db,
    ),
}))

type Marked = Pick<NewFiling, 'kind' | 'state' | 'period'>

export const deleteFiling = change(({ db, organisation }, p: Marked) => ({
  compile: () =>
    sql`
      delete from compliance_filing where organisation_id = ${organisation} and kind = ${p.kind} and state = ${p.state}
        and period = ${p.period}`.compile(db),
}))

export const deleteEntityFiling = change(({ db, organisation }, p: Marked & { entity: Id }) => ({
  compile: () =>
    sql`
      delete from legal_entity_filing where organisation_id = ${organisation} and legal_entity_id = ${p.entity}
        and kind = ${p.kind} and state = ${p.state} and period = ${p.period}`.compile(db),
}))
