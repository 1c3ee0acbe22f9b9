import { sql } from 'kysely'
import type { Holding } from '../holding.ts'

const employee = { employee: 'employee_id' }

/** Who a person is and where they work. */
export const peopleHoldings = {
  employee: { subject: 'profile', whose: { employee: 'id' }, hides: ['ordinal'], file: { key: 'photo_key' } },
  employee_personal: { subject: 'profile', whose: employee },
  emergency_contact: { subject: 'profile', whose: employee },
  family_member: { subject: 'profile', whose: employee },
  requested_detail: { subject: 'profile', whose: employee },
  change_request: { subject: 'profile', whose: employee, file: { key: 'file_key', name: 'file_name' } },
  hidden_birthday: { subject: 'profile', whose: employee },
  celebration_told: { subject: 'profile', whose: employee },
  employee_shift: { subject: 'employment', whose: employee },
  employee_workplace: { subject: 'employment', whose: employee },
  employee_term: { subject: 'employment', whose: employee },
  data_import_row: {
    subject: 'employment',
    whose: employee,
    hides: ['cells_sealed', 'found_sealed', 'undo_sealed', 'stuck_sealed', 'record_id'],
  },
  asset_holding: { subject: 'assets', whose: employee },
  employee_document: { subject: 'documents', whose: employee, file: { key: 'file_key', name: 'name' } },
  document_request: { subject: 'documents', whose: employee },
  document_reminder: { subject: 'documents', whose: { within: 'employee_document', by: 'document_id' } },
  document_view: { subject: 'documents', whose: { within: 'employee_document', by: 'document_id' } },
  letter: {
    ...{ subject: 'documents', whose: employee, file: { key: 'file_key', name: 'title' }, hides: ['paper'] },
    only: () => sql`t.file_key is not null`,
  },
  event_person: { subject: 'company', whose: employee },
  announcement_read: { subject: 'company', whose: { account: 'account_id' } },
  terms_acceptance: { subject: 'company', whose: { account: 'account_id' } },
  company_policy_acknowledgement: { subject: 'company', whose: { account: 'account_id' } },
  saved_report_reader: { subject: 'company', whose: { account: 'account_id' } },
  company_policy_asked: { subject: 'company', whose: { account: 'account_id' } },
  note: { subject: 'company', whose: { account: 'account_id' }, isPrivate: true },
  notification: { subject: 'company', whose: { account: 'account_id' } },
  notification_mail: { subject: 'company', whose: { account: 'account_id' } },
  notification_preference: { subject: 'company', whose: { account: 'account_id' } },
} as const satisfies Record<string, Holding>
