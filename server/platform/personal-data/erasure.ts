import { type RawBuilder, sql } from 'kysely'
import type { ErasurePart } from '@muster/engine/privacy/retention.ts'
import type { accountHoldings } from './holdings/account.ts'
import type { payHoldings } from './holdings/pay.ts'
import type { peopleHoldings } from './holdings/people.ts'
import type { timeHoldings } from './holdings/time.ts'

type Table =
  keyof typeof accountHoldings | keyof typeof payHoldings | keyof typeof peopleHoldings | keyof typeof timeHoldings

/** What erasure does with a person's rows in a table, and in which part. */
export type Step =
  { part: ErasurePart; how: 'delete' } | { part: ErasurePart; how: Readonly<Record<string, RawBuilder<unknown>>> }

const gone = (part: ErasurePart): Step => ({ part, how: 'delete' })
const nothing = sql`null`
const blank = sql`''`
const dash = sql`'–'`

/** Ids, amounts, days and other people's acts: once the employee has no name, they identify no one. */
const nameless: readonly Step[] = []
/** Append-only for the application: database functions erase it (`erase_…`). */
const byDatabase: readonly Step[] = []

/** Names in what a payslip shows become a dash; days and numbers stay. */
const namelessPerson = sql`(select coalesce(jsonb_object_agg(key, case
    when key in ('relative', 'bank') then 'null'::jsonb
    when jsonb_typeof(value) = 'string' and value #>> '{}' !~ '^\d{4}-\d\d' then '"–"'::jsonb
    else value end), '{}') from jsonb_each(person))`

/** The steps for each table of the map, in order: rows are erased after those that name them. */
export const erasures: Readonly<Record<Table, readonly Step[]>> = {
  data_import_row: [gone('now')],
  parallel_run_row: [gone('now')],
  parallel_run_difference: [gone('now')],
  emergency_contact: [gone('now')],
  family_member: [gone('now')],
  change_request: [gone('now')],
  requested_detail: [gone('now')],
  hidden_birthday: [gone('now')],
  celebration_told: [gone('now')],
  event_person: [gone('now')],
  announcement_read: [gone('now')],
  company_policy_asked: [gone('now')],
  saved_report_reader: [gone('now')],
  note: [gone('now')],
  notification: [gone('now')],
  notification_mail: [gone('now')],
  notification_preference: [gone('now')],
  document_view: [gone('now')],
  document_reminder: [gone('now')],
  document_request: [gone('now')],
  employee_document: [gone('now')],
  calendar_feed: [gone('now')],
  passkey: [gone('now')],
  second_factor: [gone('now')],
  recovery_code: [gone('now')],
  trusted_device: [gone('now')],
  sso_identity: [gone('now')],
  sso_break_glass: [gone('now')],
  scim_user: [gone('now')],
  provisioned_news: [gone('now')],
  scim_group_member: [gone('now')],
  account_permission: [gone('now')],
  access_gift: [gone('now')],
  access_loss: [gone('log')],
  sign_in_directory: [gone('now')],
  support_feedback: [gone('now')],
  personal_export: [gone('now')],
  session: [gone('log')],
  sign_in: [gone('log')],
  change_alert: [gone('log')],
  // The attendance archive drops people without a row from its files, and positions of people without notes.
  attendance_archive_month: [{ part: 'now', how: { has_notes: sql`false` } }, gone('wages')],
  attendance_day: [gone('wages')],
  attendance_reminder: [gone('wages')],
  late_attendance: [gone('wages')],
  work_from_home_day: [gone('wages')],
  leave_day: [gone('wages')],
  leave_cover: [gone('wages')],
  leave_credit: [gone('wages')],
  leave_opening: [gone('wages')],
  attendance_correction: [gone('wages')],
  letter: [
    {
      part: 'books',
      how: {
        paper: nothing,
        file_key: nothing,
        bytes: nothing,
        sha256: nothing,
        acknowledged_at: nothing,
        cancel_reason: sql`case when cancelled_at is not null then '–' end`,
      },
    },
  ],
  tds_deposit: [gone('books')],
  form_16_issue: [gone('books')],
  form_16_part: [gone('books')],
  tax_proof: [gone('books')],
  tax_item: [gone('books')],
  tax_regime_choice: [gone('books')],
  tax_regime_asked: [gone('books')],
  employee_legal_entity: [gone('books')],
  employee_statutory: [gone('books')],
  bank_change: [gone('books')],
  employee_bank: [gone('books')],
  settlement_reminder: [gone('books')],
  pending_change: [gone('books')],
  employee_personal: [{ part: 'now', how: { blood_group: nothing, marital_status: nothing } }, gone('books')],
  payslip: [{ part: 'books', how: { person: namelessPerson, inputs: sql`'{}'`, pdf_key: nothing } }],
  pay_input: [{ part: 'books', how: { reason: blank } }],
  loss_of_pay_input: [{ part: 'books', how: { reason: blank } }],
  bonus_run_person: [
    {
      part: 'books',
      how: { excluded: sql`case when excluded is null then null else '–' end`, reason: blank, reference: blank },
    },
  ],
  pay_hold: [{ part: 'books', how: { reason: dash, reference: blank } }],
  loan: [{ part: 'books', how: { reason: blank, interest_note: blank } }],
  loan_skip: [{ part: 'books', how: { reason: blank } }],
  payable: [{ part: 'books', how: { reason: blank } }],
  leave_encashment: [{ part: 'books', how: { reason: dash } }],
  employee: [
    { part: 'now', how: { phone: nothing, photo_key: nothing, leaving_reason: nothing } },
    {
      part: 'books',
      how: {
        ...{ code: sql`'ERASED-' || ordinal`, first_name: dash, last_name: blank },
        work_email: sql`id || '@erased.invalid'`,
      },
    },
  ],
  account: [
    {
      part: 'now',
      how: {
        ...{ phone: nothing, photo_key: nothing, password_hash: nothing, is_active: sql`false` },
        email: sql`id || '@erased.invalid'`,
      },
    },
    { part: 'books', how: { name: dash, designation: nothing } },
  ],
  employee_shift: nameless,
  employee_workplace: nameless,
  employee_term: nameless,
  company_policy_acknowledgement: nameless,
  terms_acceptance: nameless,
  employee_salary: nameless,
  pay_run_exclusion: nameless,
  opening_pay: nameless,
  opening_pay_month: nameless,
  bank_answer: nameless,
  payable_payment: nameless,
  settlement: nameless,
  settlement_check: nameless,
  request_step: nameless,
  travel_settlement: nameless,
  travel_exit_recovery: nameless,
  travel_reminder: nameless,
  personal_erasure: nameless,
  punch: byDatabase,
  leave_ledger: byDatabase,
  request: byDatabase,
  request_event: byDatabase,
  request_line: byDatabase,
  request_stage: byDatabase,
  request_attachment: byDatabase,
  loan_repayment: byDatabase,
  asset_holding: byDatabase,
  approval_delegation: byDatabase,
  audit_event: byDatabase,
}
