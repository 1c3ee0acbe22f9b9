import { sql } from 'kysely'
import type { JobData } from '../platform/after-commit/job.ts'
import { attendanceFeature } from '../features/attendance/index.ts'
import { leaveFeature } from '../features/leave/index.ts'
import { run, type Company } from './company.ts'

/** Runs the jobs queued by a change of the company's calendar, like the worker: leave first, then attendance. */
export async function workCalendarJobs(company: Company): Promise<void> {
  const jobs = { ...leaveFeature.jobs, ...attendanceFeature.jobs }
  for (const name of ['leave-recount', 'attendance-recompute'] as const) {
    const waiting = await company.within(
      async (tx) =>
        (
          await run(
            tx,
            sql`
            delete from pgboss.job where name = ${name} and data ->> 'organisation' = ${company.organisation}
            returning data, created_on as at`,
          )
        ).rows as { data: JobData[typeof name]; at: string }[],
    )
    for (const { data } of waiting.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
      await jobs[name]!(company.app, data as never)
    }
  }
}
