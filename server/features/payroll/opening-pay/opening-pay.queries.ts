import type { z } from 'zod'
import { sql } from 'kysely'
import type { OpeningPay } from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Entry = z.output<typeof OpeningPay>

export interface EntryRow extends Pick<Entry, '_id' | 'fromMonth' | 'toMonth' | 'addedBy' | 'wasAlone' | 'writtenAt'> {
  employee: Id
  figures: Omit<Entry, '_id' | 'fromMonth' | 'toMonth' | 'addedBy' | 'wasAlone' | 'writtenAt'>
}

export const entriesOf = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<EntryRow>`
      select entry.id as "_id", entry.employee_id as employee, from_month as "fromMonth", to_month as "toMonth", figures, account.name as "addedBy",
        coalesce(account.id = owner.account_id, false) as "wasAlone", written_at as "writtenAt"
      from opening_pay entry
      join employee owner on owner.organisation_id = ${organisation} and owner.id = entry.employee_id
      left join account on account.organisation_id = ${organisation} and account.id = entry.created_by
      where entry.organisation_id = ${organisation} and entry.employee_id = any(${p.employees}::uuid[])
      order by from_month desc`.compile(db),
}))

export const entryToChange = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; fromMonth: Month; toMonth: Month }>`
      select employee_id as employee, from_month as "fromMonth", to_month as "toMonth" from opening_pay
      where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

export interface OpeningPerson {
  employee: Id
  name: string
  joinedOn: Day
  leftOn: Day | null
  location: Id
  /** The first locked payslip, which builds on all pay before it; null without one. */
  usedIn: Month | null
}

/** Employees whose previous pay is entered. All runs are held until the transaction ends, so that none is locked meanwhile. */
export const openingPeople = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<OpeningPerson>`
      with held as materialized (
        select id, month, state, kind from pay_run where organisation_id = ${organisation} for share
      )
      select employee.id as employee, employee.name, employee.joined_on as "joinedOn", employee.left_on as "leftOn", employee.location_id as location, (
          select min(slip.month) from payslip slip join held on held.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
            and held.state in ('approved', 'paid') and held.kind <> 'reversal'
            and not exists (
              select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
        ) as "usedIn"
      from employee
      where employee.organisation_id = ${organisation} and employee.id = any(${p.employees}::uuid[])`.compile(db),
}))

/** The first month run here, and the last one entered as paid before. */
export const runsAndOpening = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ firstRun: Month | null; lastOpening: Month | null }>`
      select (select min(month) from pay_run where organisation_id = ${organisation} and kind = 'regular') as "firstRun",
        (select max(month) from opening_pay_month where organisation_id = ${organisation}) as "lastOpening"`.compile(
      db,
    ),
}))

/** Existing entries that overlap the months of others, by employee. */
export const overlapping = rows(({ db, organisation }, p: { months: string }) => ({
  compile: () =>
    sql<{ employee: Id; month: Month }>`
      select held.employee_id as employee, held.month
      from jsonb_to_recordset(${p.months}::jsonb) as wanted (employee uuid, month text, entry uuid)
      join opening_pay_month held on held.organisation_id = ${organisation} and held.employee_id = wanted.employee
        and held.month = wanted.month and held.opening_id <> wanted.entry`.compile(db),
}))

interface Written {
  /** JSON of the entries and of their months. */
  entries: string
  months: string
  account: Id | null
  now: Instant
}

export const insertEntries = change(({ db, organisation }, p: Omit<Written, 'months'>) => ({
  compile: () =>
    sql`
      insert into opening_pay (organisation_id, id, employee_id, from_month, to_month, figures, created_by, written_at)
      select ${organisation}, id, employee, "fromMonth", "toMonth", figures, ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.entries}::jsonb)
        as entry (id uuid, employee uuid, "fromMonth" text, "toMonth" text, figures jsonb)
      returning 1`.compile(db),
}))

export const insertMonths = change(({ db, organisation }, p: Pick<Written, 'months'>) => ({
  compile: () =>
    sql`
      insert into opening_pay_month (organisation_id, employee_id, month, opening_id, paid_in, is_share, facts, earlier_month,
        paid_half_days, of_half_days)
      select ${organisation}, employee, month, entry, "paidIn", "isShare", facts, earlier, "paidHalfDays", "ofHalfDays"
      from jsonb_to_recordset(${p.months}::jsonb)
        as one (employee uuid, month text, entry uuid, "paidIn" text, "isShare" boolean, facts jsonb, earlier text,
          "paidHalfDays" integer, "ofHalfDays" integer)
      returning 1`.compile(db),
}))

export const deleteEntries = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`delete from opening_pay where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))

export const entriesById = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<Pick<EntryRow, '_id' | 'employee' | 'fromMonth' | 'toMonth' | 'figures'>>`
      select id as "_id", employee_id as employee, from_month as "fromMonth", to_month as "toMonth", figures from opening_pay
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) for no key update`.compile(db),
}))
