import { sql } from 'kysely'
import { rows } from '../../platform/database/statement.ts'

/** Which of these keys belong to payslips, proofs and Part A; removed or replaced files stay as part of the record. */
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
