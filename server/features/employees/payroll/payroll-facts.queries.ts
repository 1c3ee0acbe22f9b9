import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
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

export const sealedAccountsOf = rows(({ db, organisation }, p: { employees: string }) => ({
  compile: () =>
    sql<{ employee: Id; holderName: string; sealed: string; ifsc: string }>`
      select employee_id as employee, holder_name as "holderName", account_sealed as sealed, ifsc
      from employee_bank
      where organisation_id = ${organisation}
        and employee_id in (select id::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as id)`.compile(db),
}))
