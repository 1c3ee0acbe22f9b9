import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../platform/database/statement.ts'

export const savedWait = one(({ db, organisation }, _: object) =>
  db.selectFrom('security_setting').select('bank_wait_days as days').where('organisation_id', '=', organisation),
)

export const savedAlertDays = one(({ db, organisation }, _: object) =>
  db.selectFrom('security_setting').select('bank_alert_days as days').where('organisation_id', '=', organisation),
)

/** `wait` is the value in force of the other setting. */
export const putAlertDays = change(
  ({ db, organisation }, p: { days: number; wait: number; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into security_setting (organisation_id, bank_wait_days, bank_alert_days, changed_by, changed_at)
        values (${organisation}, ${p.wait}, ${p.days}, ${p.account}, ${p.now})
        on conflict (organisation_id) do update set bank_alert_days = excluded.bank_alert_days,
          changed_by = excluded.changed_by, changed_at = excluded.changed_at`.compile(db),
  }),
)

export const putWait = change(({ db, organisation }, p: { days: number; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into security_setting (organisation_id, bank_wait_days, changed_by, changed_at)
      values (${organisation}, ${p.days}, ${p.account}, ${p.now})
      on conflict (organisation_id) do update set bank_wait_days = excluded.bank_wait_days,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at`.compile(db),
}))
