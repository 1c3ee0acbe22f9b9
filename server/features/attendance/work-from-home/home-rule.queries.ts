import { sql } from 'kysely'
import type { z } from 'zod'
import type { WorkFromHomeRule } from '@muster/contract/attendance/work-from-home-rule.routes.ts'
import type { Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

export type HomeRule = z.output<typeof WorkFromHomeRule>

export const storedHomeRule = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<HomeRule>`
      select days_per_month as "daysPerMonth", above_limit as "aboveLimit", notice_days as "noticeDays",
        past_days as "pastDays", needs_punches as "needsPunches"
      from work_from_home_rule where organisation_id = ${organisation}`.compile(db),
}))

export const putHomeRule = change(({ db, organisation }, p: HomeRule & { now: Instant }) => ({
  compile: () =>
    sql`
      insert into work_from_home_rule (organisation_id, days_per_month, above_limit, notice_days, past_days, needs_punches, updated_at)
      values (${organisation}, ${p.daysPerMonth}, ${p.aboveLimit}, ${p.noticeDays}, ${p.pastDays}, ${p.needsPunches}, ${p.now})
      on conflict (organisation_id) do update
        set days_per_month = excluded.days_per_month, above_limit = excluded.above_limit, notice_days = excluded.notice_days,
          past_days = excluded.past_days, needs_punches = excluded.needs_punches, updated_at = excluded.updated_at`.compile(
      db,
    ),
}))
