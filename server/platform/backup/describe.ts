import type pg from 'pg'
import { knownVersions } from '../rotation/secret-versions.ts'
import { StartError } from '../start-error.ts'
import type { Manifest, TableOfBackup, WaitingJob } from './manifest.ts'

type Described = Pick<Manifest, 'migration' | 'secretVersions' | 'sequences' | 'jobs' | 'sums'> & {
  tables: Pick<TableOfBackup, 'name' | 'columns'>[]
}

/** A backup under row-level security would be empty without saying so. */
export async function mustSeeEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean; made: boolean }>(
    `select rolsuper or rolbypassrls as sees, to_regclass('public.organisation') is not null as made
     from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.made !== true) throw new StartError('There is nothing to back up yet: Muster has never been started.')
  if (rows[0].sees) return
  throw new StartError('The user of DATABASE_URL does not see all rows. Grant it BYPASSRLS to make backups.')
}

/** What there is to back up, seen by the transaction that the client is in. */
export async function describe(client: pg.Client): Promise<Described> {
  const all = async <T>(text: string) => (await client.query(text)).rows as T[]
  const [last] = await all<{ name: string }>('select max(name) as name from schema_migration')
  return {
    migration: last?.name ?? '',
    secretVersions: await knownVersions(client),
    tables: await all(`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
      group by 1 order by 1`),
    sequences: await all(`
      select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`),
    jobs: await all<WaitingJob>(`
      select name, data, singleton_key as key, to_json(start_after at time zone 'UTC') #>> '{}' || 'Z' as "startAfter"
      from pgboss.job where state in ('created', 'retry', 'active') order by created_on, id`),
    sums: await sumsOf(client),
  }
}

/** Totals of money and leave, and the activity logs. */
export async function sumsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(`
    select (select count(*) from organisation)::text as organisations,
      (select count(*) from employee)::text as employees,
      (select coalesce(sum(net_paise), 0) from payslip)::text as "paise paid",
      (select coalesce(sum(half_days), 0) from leave_ledger)::text as "half-days of leave",
      (select count(*) from punch)::text as punches,
      (select coalesce(md5(string_agg(organisation_id || ' ' || digest, ',' order by organisation_id)), '') from (
        select distinct on (organisation_id) organisation_id, digest from audit_event
        order by organisation_id, n desc) as last) as "ends of the activity logs"`)
  return rows[0]!
}
