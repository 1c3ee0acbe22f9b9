import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface Whose {
  employees: readonly Id[]
}

export const signedIn = rows(({ db, organisation }, p: Whose) => ({
  compile: () =>
    sql<{ id: Id; name: string }>`
      select employee.id, employee.name from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      where employee.organisation_id = ${organisation} and employee.id = any(${p.employees}::uuid[])
        and account.password_hash is not null`.compile(db),
}))

export const reportingTo = rows(({ db, organisation }, p: Whose) => ({
  compile: () =>
    sql<{ manager: Id; employee: Id; name: string }>`
      select reports_to as manager, id as employee, name from employee
      where organisation_id = ${organisation} and reports_to = any(${p.employees}::uuid[])`.compile(db),
}))

/** People whose move to an employer cannot be undone: another came after it, or pay of that month is approved. `moves`: JSON. */
export const movedSince = rows(({ db, organisation }, p: { moves: string }) => ({
  compile: () =>
    sql<{ employee: Id; isPaid: boolean }>`
      with move as (
        select employee, exists (
            select from pay_run where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')
              and month >= since) as paid,
          (select string_agg(from_month || ' ' || coalesce(legal_entity_id::text, 'own'), ',') from employee_legal_entity held
            where held.organisation_id = ${organisation} and held.employee_id = move.employee and from_month >= since)
            is distinct from since || ' ' || coalesce(entity::text, 'own') as changed
        from jsonb_to_recordset(${p.moves}::jsonb) as move (employee uuid, entity uuid, since text)
      )
      select coalesce(employee) as employee, paid as "isPaid" from move where paid or changed`.compile(db),
}))

/** Deletes people added by an import, with their leave and days: the only way past the ledger's protection. Returns their accounts. */
export const forgetPeople = one(({ db, organisation }, p: Whose) => ({
  compile: () =>
    sql<{ accounts: Id[] }>`
      select coalesce(to_jsonb(forget_people(${p.employees}::uuid[]))) as accounts
      from organisation where id = ${organisation}`.compile(db),
}))

export const takeParts = {
  personal: change(({ db, organisation }, p: Whose) => ({
    compile: () =>
      sql`delete from employee_personal where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(
        db,
      ),
  })),
  bank: change(({ db, organisation }, p: Whose) => ({
    compile: () =>
      sql`delete from employee_bank where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(
        db,
      ),
  })),
  contact: change(({ db, organisation }, p: Whose) => ({
    compile: () =>
      sql`delete from emergency_contact where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(
        db,
      ),
  })),
}
