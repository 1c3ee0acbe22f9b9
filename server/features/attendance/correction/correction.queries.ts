import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface CorrectionRow {
  id: Id
  day: Day
  request: Id | null
  undoes: Id | null
}

/** A person's corrections, oldest first. */
export const correctionsBetween = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day }) =>
  db
    .selectFrom('attendance_correction')
    .select(['id', 'day', 'request_id as request', 'undoes_id as undoes'])
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.employee)
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)
    .orderBy('created_at')
    .orderBy('id'),
)

export const requestRule = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('attendance_request_rule')
    .select(['monthly_limit as monthlyLimit', 'request_within_days as requestWithinDays'])
    .where('organisation_id', '=', organisation),
)

export const putRequestRule = change(
  ({ db, organisation }, p: { monthlyLimit: number; requestWithinDays: number; now: Instant }) => ({
    compile: () =>
      sql`
        insert into attendance_request_rule (organisation_id, monthly_limit, request_within_days, updated_at)
        values (${organisation}, ${p.monthlyLimit}, ${p.requestWithinDays}, ${p.now})
        on conflict (organisation_id) do update
          set monthly_limit = excluded.monthly_limit, request_within_days = excluded.request_within_days,
            updated_at = excluded.updated_at`.compile(db),
  }),
)
