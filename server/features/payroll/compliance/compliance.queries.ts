import { sql } from 'kysely'
import type { ComplianceKind } from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface Filing {
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
      select filing.kind, filing.state, filing.period, filing.filed_on as "filedOn", filing.reference, account.name as by
      from compliance_filing filing
      join account on account.organisation_id = ${organisation} and account.id = filing.account_id
      where filing.organisation_id = ${organisation} and filing.period >= ${p.from}`.compile(db),
}))

/** The first month whose pay was locked here; null without one. */
export const firstLocked = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ month: Month | null }>`
      select min(month) as month from pay_run
      where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')`.compile(db),
}))

/** What locked payslips come to for the returns, by month, month of payment and the states of both state taxes. */
export const duesByMonth = rows(({ db, organisation }, p: { from: Month }) => ({
  compile: () =>
    sql<Dues>`
      select slip.month, run.paid_in as "paidIn", slip.facts #>> '{pt,state}' as "ptState",
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
      group by 1, 2, 3, 4`.compile(db),
}))

export interface Dues {
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

interface NewFiling extends Omit<Filing, 'by'> {
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

export const deleteFiling = change(({ db, organisation }, p: { kind: string; state: string; period: Month }) => ({
  compile: () =>
    sql`
      delete from compliance_filing where organisation_id = ${organisation} and kind = ${p.kind} and state = ${p.state}
        and period = ${p.period}`.compile(db),
}))

/** Notes what is told, and answers what was not told before. `reminders`: JSON of `Told[]`. */
export const noteTold = rows(({ db, organisation }, p: { reminders: string; now: Instant }) => ({
  compile: () =>
    sql<Told>`
      insert into compliance_reminder (organisation_id, kind, state, period, stage, told_at)
      select ${organisation}, kind, state, period, stage, ${p.now}::timestamptz
      from jsonb_to_recordset(${p.reminders}::jsonb) as told (kind text, state text, period text, stage text)
      on conflict do nothing
      returning kind, state, period, stage`.compile(db),
}))

export interface Told {
  kind: string
  state: string
  period: Month
  stage: string
}
