import { sql } from 'kysely'
import { globally } from '../../platform/database/statement.ts'

/** The jobs of each queue, as pg-boss counts them every few seconds. */
export const jobCounts = globally.rows((scope) => ({
  compile: () =>
    sql<{ queue: string; ready: number; active: number; failed: number }>`
      select name as queue, ready_count as ready, active_count as active, failed_count as failed
      from pgboss.queue where left(name, 2) <> '__' order by name`.compile(scope.db),
}))

/** Seconds for which the job and the mail that are due longest have waited; 0 where none waits. */
export const longestWaits = globally.one((scope) => ({
  compile: () =>
    sql<{ job: number; mail: number; mails: number }>`
      select
        coalesce((select extract(epoch from now() - min(start_after)) from pgboss.job
                  where state < 'active' and not blocked and start_after <= now()), 0)::float8 as job,
        coalesce((select extract(epoch from now() - min(due_at)) from mail where due_at <= now()), 0)::float8 as mail,
        (select count(*) from mail where due_at is not null) as mails`.compile(scope.db),
}))
