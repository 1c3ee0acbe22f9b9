import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

interface SealedNumbers {
  employee: Id
  pan: string | null
  uan: string | null
  esi: string | null
}

/** `employees`: JSON of their ids. */
export const sealedNumbersOf = rows(({ db, organisation }, p: { employees: string }) => ({
  compile: () =>
    sql<SealedNumbers>`
      select employee_id as employee, pan_sealed as pan, uan_sealed as uan, esi_sealed as esi
      from employee_personal
      where organisation_id = ${organisation}
        and employee_id in (select id::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as id)`.compile(db),
}))

/** `employees`: JSON of their ids. */
export const sealedAadhaarsOf = rows(({ db, organisation }, p: { employees: string }) => ({
  compile: () =>
    sql<{ employee: Id; sealed: string }>`
      select employee_id as employee, aadhaar_sealed as sealed
      from employee_personal
      where organisation_id = ${organisation} and aadhaar_sealed is not null
        and employee_id in (select id::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as id)`.compile(db),
}))

/** Where pay goes: while a change waits or is stopped, to the account before it. */
export const sealedAccountsOf = rows(({ db, organisation }, p: { employees: string; now: Instant }) => ({
  compile: () =>
    sql<{ employee: Id; holderName: string; sealed: string; ifsc: string }>`
      select bank.employee_id as employee, coalesce(old.holder_name, bank.holder_name) as "holderName",
        coalesce(old.account_sealed, bank.account_sealed) as sealed, coalesce(old.ifsc, bank.ifsc) as ifsc
      from employee_bank bank
      left join lateral (
        select holder_name, account_sealed, ifsc from bank_change
        where organisation_id = ${organisation} and employee_id = bank.employee_id
          and (counts_from is null or counts_from > ${p.now})
        order by changed_at limit 1
      ) old on true
      where bank.organisation_id = ${organisation}
        and bank.employee_id in (select id::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as id)`.compile(
      db,
    ),
}))
