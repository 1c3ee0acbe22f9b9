import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../platform/database/statement.ts'

export const employeeAccount = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; account: Id; email: string }>`
      select name, account_id as account, work_email as email from employee
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** By these employee IDs in lower case. */
export const employeesByCode = rows(({ db, organisation }, p: { codes: readonly string[] }) => ({
  compile: () =>
    sql<{ employee: Id; code: string; name: string }>`
      select id as employee, lower(code) as code, name from employee
      where organisation_id = ${organisation} and lower(code) = any(${p.codes}::text[])`.compile(db),
}))

/** `rows` is JSON: columns of the table by name. */
export const insertPersonals = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into employee_personal (organisation_id, employee_id, birth_date, gender, blood_group, marital_status, nationality,
        current_address, permanent_address, pan_sealed, pan_last4, pan_digest, uan_sealed, uan_last4, uan_digest, esi_sealed, esi_last4,
        esi_digest, updated_at)
      select ${organisation}, employee_id, birth_date, gender, blood_group, marital_status, 'IN', address, address,
        pan_sealed, pan_last4, pan_digest, uan_sealed, uan_last4, uan_digest, esi_sealed, esi_last4, esi_digest, ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as given (employee_id uuid, birth_date date, gender text, blood_group text,
        marital_status text, address jsonb, pan_sealed text, pan_last4 text, pan_digest text, uan_sealed text, uan_last4 text,
        uan_digest text, esi_sealed text, esi_last4 text, esi_digest text)
      returning 1`.compile(db),
}))

export const insertBanks = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into employee_bank (organisation_id, employee_id, holder_name, account_sealed, account_last4, ifsc, bank_name,
        branch, account_type, updated_at)
      select ${organisation}, employee_id, holder_name, account_sealed, account_last4, ifsc, bank_name, branch, 'salary', ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as given (employee_id uuid, holder_name text, account_sealed text,
        account_last4 text, ifsc text, bank_name text, branch text)
      returning 1`.compile(db),
}))
