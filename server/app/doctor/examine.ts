import type pg from 'pg'
import { whoIsThere } from '../who-is-there.queries.ts'
import { secondsBetween, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { databaseFindings, settingFindings } from '../../platform/configuration/findings.ts'
import type { Finding } from '../../platform/finding.ts'
import { lookAtMachine, machineFindings } from '../../platform/configuration/machine.ts'
import { releaseFindings } from '../../platform/configuration/postgres-release.ts'
import { doesAnyoneWork } from '../../platform/jobs/life.ts'
import { brokenEntries } from '../../platform/audit/broken-entries.ts'
import { isCluster } from '../../platform/database/cluster/cluster.ts'
import { unsafeSettings } from '../../platform/database/cluster/unsafe-settings.ts'
import type { Database } from '../../platform/database/open.ts'
import { organisations } from '../../platform/database/organisations.ts'
import { builtInVersion } from '../../platform/postgres/binaries.ts'

/** Findings about the settings and the machine. */
export async function examineSettings(config: Omit<Config, 'secret'>): Promise<Finding[]> {
  const builtIn = config.databaseUrl === undefined ? builtInVersion() : null
  return [
    ...settingFindings(config),
    ...machineFindings(config, await lookAtMachine(config)),
    ...(builtIn === null ? [] : releaseFindings(config, builtIn)),
  ]
}

/** Findings about an opened database. */
export async function examineDatabase(config: Config, database: Database): Promise<Finding[]> {
  const present = await database.globally((tx) => whoIsThere(tx, {}))
  return databaseFindings(config, { demo: present?.demo === true })
}

/** Slow: reads the whole activity log, and asks the database for its time. */
export async function examineDeeply(
  { role, production, databaseUrl }: Pick<Config, 'role' | 'production' | 'databaseUrl'>,
  database: Database,
  client: pg.Client,
  clock: Clock,
): Promise<Finding[]> {
  const findings: Finding[] = (await isCluster(client)) ? await unsafeSettings(client) : []
  if (role === 'web' && !(await doesAnyoneWork(client))) {
    findings.push({
      level: 'warning',
      about: 'ROLE',
      says: 'No process of this database does jobs: nothing is mailed, calculated or backed up.',
      remedy: 'Start one more with ROLE=jobs.',
    })
  }
  for (const organisation of await database.globally((tx) => organisations(tx))) {
    const [at] = await brokenEntries(database, organisation)
    if (at === undefined) continue
    findings.push({
      level: 'warning',
      about: 'Activity log',
      says: `The log of organisation ${organisation} was changed outside Muster, from entry ${at} on.`,
      remedy: 'Compare it with a backup, and find out who has access to the database.',
    })
  }
  const { rows } = await client.query<{ now: Date; version: string }>(
    "select clock_timestamp() as now, current_setting('server_version') as version",
  )
  const { now, version } = rows[0]!
  // The built-in one was judged by its package, with the settings.
  if (databaseUrl !== undefined) findings.push(...releaseFindings({ production, databaseUrl }, version))
  const skew = Math.abs(secondsBetween(clock.now(), new Date(now).toISOString()))
  if (skew > 60) {
    findings.push({
      level: 'warning',
      about: 'Clock',
      says: `The clocks of Muster and of the database differ by ${Math.round(skew)} s.`,
      remedy: 'Set both by a time server.',
    })
  }
  return findings
}
