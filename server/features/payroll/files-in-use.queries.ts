import { sql } from 'kysely'
import { rows } from '../../platform/database/statement.ts'

/** Of these keys those of payslips, of proofs and of Part A; what was taken away or replaced stays as a part of the record. */
export const payrollFilesInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select pdf_key as key from payslip where organisation_id = ${organisation} and pdf_key = any(${p.keys}::text[])
      union all
      select file_key from form_16_part where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])
      union all
      select file_key from run_file where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])
      union all
      select file_key from tax_proof where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(
      db,
    ),
}))
