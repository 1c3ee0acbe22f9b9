import { PgBoss } from 'pg-boss'
import type pg from 'pg'

/** Creates or updates the job queue's schema, which the application's role may use but not change. */
export async function installJobs(client: pg.Client, owner: pg.ClientConfig): Promise<void> {
  const boss = new PgBoss({
    ...(owner as object),
    schema: 'pgboss',
    max: 1,
    db: { executeSql: async (text, values) => client.query(text, values) as Promise<{ rows: unknown[] }> },
    migrate: true,
    createSchema: true,
    schedule: false,
    supervise: false,
    reindex: false,
    monitorVacuum: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
}
