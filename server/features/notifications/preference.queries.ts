import { sql } from 'kysely'
import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../platform/database/statement.ts'

export interface Chosen {
  type: NotificationType
  inApp: boolean
  byMail: boolean
}

/** A person's choices that differ from the defaults. */
export const chosen = rows(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('notification_preference')
    .select(({ ref }) => ref('type').$castTo<NotificationType>().as('type'))
    .select(['in_app as inApp', 'by_mail as byMail'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account),
)

/** Null leaves a channel unchanged; the default is on. Returns 0 if there is no such account. */
export const putChosen = change(
  (
    { db, organisation },
    p: { account: Id; type: NotificationType; inApp: boolean | null; byMail: boolean; now: Instant },
  ) => ({
    compile: () =>
      sql`
        insert into notification_preference (organisation_id, account_id, type, in_app, by_mail, changed_at)
        select ${organisation}::uuid, account.id, ${p.type}::text, coalesce(${p.inApp}::boolean, kept.in_app, true),
          ${p.byMail}::boolean, ${p.now}::timestamptz
        from account
        left join notification_preference kept on kept.organisation_id = ${organisation} and kept.account_id = account.id
          and kept.type = ${p.type}
        where account.organisation_id = ${organisation} and account.id = ${p.account}
        on conflict (organisation_id, account_id, type) do update
          set in_app = excluded.in_app, by_mail = excluded.by_mail, changed_at = excluded.changed_at
        returning 1`.compile(db),
  }),
)
