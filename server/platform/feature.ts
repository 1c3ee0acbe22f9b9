import type { App } from './app.ts'
import type { JobData, JobName } from './jobs/catalogue.ts'
import type { ConstraintMessages } from './serve/failure.ts'
import type { Served } from './serve/serve.ts'

/** What one feature gives to the composition. */
export interface Feature {
  name: string
  routes: Served[]
  /** Handlers of its jobs. A handler may run twice and must then find its work done. */
  jobs?: { [N in JobName]?: (app: App, data: JobData[N]) => Promise<void> }
  /** Its jobs that run by the clock (cron, UTC). */
  schedules?: { [N in JobName]?: { cron: string; data: JobData[N] } }
  constraints?: ConstraintMessages
}
