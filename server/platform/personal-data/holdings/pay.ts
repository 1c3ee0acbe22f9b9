import { sql } from 'kysely'
import type { Holding } from '../holding.ts'

const employee = { employee: 'employee_id' }

/** Pay and tax. Until approved or issued they are a plan of the company. */
export const payHoldings = {
  employee_salary: { subject: 'pay', whose: employee, only: (today) => sql`t.starts_on <= ${today}::date` },
  employee_bank: { subject: 'pay', whose: employee },
  bank_change: { subject: 'pay', whose: employee },
  pay_input: { subject: 'pay', whose: employee, only: (today) => sql`t.from_month <= left(${today}, 7)` },
  loss_of_pay_input: { subject: 'pay', whose: employee, only: (today) => sql`t.month <= left(${today}, 7)` },
  bonus_run_person: {
    ...{ subject: 'pay', whose: employee },
    only: () => sql`exists (select from bonus_run run where run.organisation_id = t.organisation_id and run.id = t.run_id
      and run.batch_id is not null)`,
  },
  parallel_run_row: { subject: 'pay', whose: employee, hides: ['cells_sealed'] },
  parallel_run_difference: { subject: 'pay', whose: employee },
  opening_pay: { subject: 'pay', whose: employee },
  opening_pay_month: { subject: 'pay', whose: employee },
  pay_hold: { subject: 'pay', whose: employee },
  pay_run_exclusion: { subject: 'pay', whose: employee, only: () => ofLockedRun },
  payslip: { subject: 'pay', whose: employee, only: () => ofLockedRun, file: { key: 'pdf_key' } },
  bank_answer: { subject: 'pay', whose: { within: 'payslip', by: 'payslip_id' } },
  loan: { subject: 'pay', whose: employee },
  loan_repayment: { subject: 'pay', whose: { within: 'loan', by: 'loan_id' } },
  loan_skip: { subject: 'pay', whose: { within: 'loan', by: 'loan_id' } },
  payable: { subject: 'pay', whose: employee },
  payable_payment: { subject: 'pay', whose: { within: 'payable', by: 'payable_id' } },
  settlement: { subject: 'pay', whose: employee, only: () => sql`t.approved_at is not null` },
  settlement_check: { subject: 'pay', whose: { within: 'settlement', by: 'settlement_id' } },
  settlement_reminder: { subject: 'pay', whose: employee },
  employee_legal_entity: { subject: 'pay', whose: employee },
  employee_statutory: { subject: 'tax', whose: employee },
  tax_item: { subject: 'tax', whose: employee },
  tax_proof: { subject: 'tax', whose: employee, file: { key: 'file_key', name: 'name' } },
  tax_regime_choice: { subject: 'tax', whose: employee },
  tax_regime_asked: { subject: 'tax', whose: employee },
  tds_deposit: { subject: 'tax', whose: employee },
  form_16_issue: { subject: 'tax', whose: employee },
  form_16_part: {
    ...{ subject: 'tax', whose: employee, file: { key: 'file_key', name: 'file_name' } },
    only: () => sql`exists (select from form_16_issue issue where issue.organisation_id = t.organisation_id
      and t.id in (issue.part_a_id, issue.part_b_id))`,
  },
} as const satisfies Record<string, Holding>

const ofLockedRun = sql`exists (select from pay_run run where run.organisation_id = t.organisation_id and run.id = t.run_id
  and run.state in ('approved', 'paid'))`
