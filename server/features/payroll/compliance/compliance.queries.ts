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

/** The tax deducted by each legal entity in each month of payment, from a month on. */
const taxed = (organisation: string, from: Month) => sql`
  select slip.legal_entity_id as entity, run.paid_in as period, sum((slip.facts #>> '{tax,tdsPaise}')::bigint) as paise
  from payslip slip
  join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
  where slip.organisation_id = ${organisation} and run.paid_in >= ${from} and run.state in ('approved', 'paid')
  group by 1, 2
  having sum((slip.facts #>> '{tax,tdsPaise}')::bigint) > 0`

/** The months of payment in which there is tax to deposit. */
export const taxedMonths = rows(({ db, organisation }, p: { from: Month }) => ({
  compile: () =>
    sql<{ entity: Id | null; period: Month }>`
      select taxed.entity, taxed.period from (${taxed(organisation, p.from)}) taxed`.compile(db),
}))

/** Months whose tax challans deposit in full: the register of challans is the only entry of a TDS deposit. */
const deposits = (organisation: string, from: Month) => sql`
  select deposited.entity, 'tds' as kind, '' as state, deposited.period, deposited.paid_on, deposited.reference,
    deposited.account
  from (
    select challan.legal_entity_id as entity, deposit.paid_in as period, sum(deposit.amount_paise) as paise,
      max(challan.paid_on) as paid_on, string_agg(distinct challan.bsr || ' ' || challan.serial, ', ') as reference,
      (array_agg(challan.created_by order by challan.paid_on desc))[1] as account
    from tds_deposit deposit
    join tds_challan challan on challan.organisation_id = ${organisation} and challan.id = deposit.challan_id
    where deposit.organisation_id = ${organisation} and deposit.paid_in >= ${from}
    group by 1, 2
  ) deposited
  join (${taxed(organisation, from)}) taxed
    on taxed.entity is not distinct from deposited.entity and taxed.period = deposited.period
  where deposited.paise >= taxed.paise`

export const filings = rows(({ db, organisation }, p: { from: Month }) => ({
  compile: () =>
    sql<Filing>`
      select filing.entity, filing.kind, filing.state, filing.period, filing.filed_on as "filedOn", filing.reference,
        coalesce(account.name, '') as by
      from (
        select null::uuid as entity, kind, state, period, filed_on, reference, account_id
        from compliance_filing where organisation_id = ${organisation} and period >= ${p.from} and kind <> 'tds'
        union all
        select legal_entity_id, kind, state, period, filed_on, reference, account_id
        from legal_entity_filing where organisation_id = ${organisation} and period >= ${p.from} and kind <> 'tds'
        union all ${deposits(organisation, p.from)}
      ) filing
      left join account on account.organisation_id = ${organisation} and account.id = filing.account_id`.compile(db),
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
