import { sql } from 'kysely'
import type { Id, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface ShareOfLine {
  employee: Id
  /** Code of the payslip line. */
  code: string
  /** Null: all categories without an account of their own. */
  category: Id | null
  /** As approved. */
  paise: Paise
}

/** Reimbursements of a locked run by expense category with an account of its own. */
export const sharesOfRun = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<ShareOfLine>`
      select slip.employee_id as employee, owed.code, category.id as category,
        sum(coalesce(line.approved_paise, line.total_paise))::bigint as paise
      from payslip slip
      join payable_payment paid on paid.organisation_id = ${organisation} and paid.payslip_id = slip.id
      join payable owed on owed.organisation_id = ${organisation} and owed.id = paid.payable_id
        and owed.type in ('reimbursement', 'taxedReimbursement')
      join request_line line on line.organisation_id = ${organisation} and line.request_id = owed.request_id
        and (line.particulars ->> 'isTaxed')::boolean = (owed.type = 'taxedReimbursement')
      left join expense_category category on category.organisation_id = ${organisation}
        and category.id = (line.particulars ->> 'categoryId')::uuid
        and exists (select from ledger_name own
          where own.organisation_id = ${organisation} and own.key = 'category:' || category.id)
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
      group by slip.employee_id, owed.code, category.id
      order by slip.employee_id, owed.code, category.id nulls last`.compile(db),
}))

/** Expense categories by name. */
export const expenseCategoryNames = rows(({ db, organisation }, _: object) =>
  db
    .selectFrom('expense_category')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisation)
    .orderBy('name')
    .orderBy('id'),
)
