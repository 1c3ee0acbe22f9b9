import { sql } from 'kysely'
import type { Holding } from '../holding.ts'

const account = { account: 'account_id' }

/** How a person signs in, and what was logged about them. */
export const accountHoldings = {
  account: { subject: 'account', whose: { account: 'id' }, file: { key: 'photo_key' } },
  account_permission: { subject: 'account', whose: account },
  access_gift: { subject: 'account', whose: account, hides: ['given_by'] },
  access_loss: { subject: 'account', whose: account, hides: ['lost_by'] },
  session: { subject: 'account', whose: account },
  sign_in: { subject: 'account', whose: account },
  trusted_device: { subject: 'account', whose: account },
  calendar_feed: { subject: 'account', whose: account, hides: ['digest'] },
  passkey: { subject: 'account', whose: account, hides: ['counter'] },
  second_factor: { subject: 'account', whose: account, hides: ['last_step'] },
  recovery_code: { subject: 'account', whose: account },
  sign_in_directory: { subject: 'account', whose: account },
  sso_identity: { subject: 'account', whose: account },
  sso_break_glass: { subject: 'account', whose: account },
  scim_user: { subject: 'account', whose: account },
  provisioned_news: { subject: 'account', whose: account },
  scim_group_member: { subject: 'account', whose: account },
  support_feedback: { subject: 'account', whose: account },
  personal_export: { subject: 'account', whose: account, hides: ['key_sealed', 'file_key', 'progress_at'] },
  personal_erasure: { subject: 'activity', whose: { employee: 'employee_id' } },
  change_alert: { subject: 'activity', whose: { employee: 'employee_id' } },
  pending_change: {
    ...{
      subject: 'activity',
      whose: { employee: 'employee_id' },
      hides: ['payload_sealed', 'barred', 'key', 'concerns'],
    },
    only: () => sql`t.state = 'approved'`,
  },
  audit_event: { subject: 'activity', whose: { record: true } },
} as const satisfies Record<string, Holding>
