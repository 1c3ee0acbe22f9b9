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

/**
 * People whom an import added, with their leave and days: what the ledger keeps from everybody else goes by this alone. Answers their
 * accounts.
 */
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
