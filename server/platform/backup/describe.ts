import type pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { knownVersions } from '../secrets/secret-versions.ts'
import { StartError } from '../start-error.ts'
import type { Manifest, TableOfBackup, WaitingJob } from './manifest.ts'

type Described = Pick<Manifest, 'migration' | 'secretVersions' | 'sequences' | 'jobs' | 'sums'> & {
  tables: Pick<TableOfBackup, 'name' | 'columns'>[]
}

/** Throws if row-level security applies, because a backup would then silently be empty. */
export async function mustSeeEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean; made: boolean }>(
    `select rolsuper or rolbypassrls as sees, to_regclass('public.organisation') is not null as made
     from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.made !== true) throw new StartError('There is nothing to back up yet: Muster has never been started.')
  if (rows[0].sees) return
  throw new StartError('The user of DATABASE_URL does not see all rows. Grant it BYPASSRLS to make backups.')
}

/**
 * What there is to back up, in full or for one organisation, as seen by the client's transaction. Without the empty table that only a
 * cluster has: no other database could take it.
 */
export async function describe(client: pg.Client, organisation: Id | null): Promise<Described> {
  const all = async <T>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as T[]
  const [last] = await all<{ name: string }>('select max(name) as name from schema_migration')
  return {
    migration: last?.name ?? '',
    secretVersions: await knownVersions(client),
    tables: await all(
      `
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('schema_migration', 'commit_together')
        and ($1::uuid is null or c.relname = 'organisation' or exists (select from pg_attribute o
          where o.attrelid = c.oid and o.attname = 'organisation_id' and not o.attisdropped))
      group by 1 order by 1`,
      [organisation],
    ),
    sequences: await all(`
      select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`),
    jobs: await all<WaitingJob>(
      `
      select name, data, singleton_key as key, to_json(start_after at time zone 'UTC') #>> '{}' || 'Z' as "startAfter"
      from pgboss.job where state in ('created', 'retry', 'active')
        and ($1::uuid is null or data->>'organisation' = $1::text) order by created_on, id`,
      [organisation],
    ),
    sums: await sumsOf(client, organisation),
  }
}

/** The column with the organisation of a row. */
const ownerColumn = (table: string): string => (table === 'organisation' ? 'id' : 'organisation_id')

/** What `copy` has to send from a table: all rows, or those of an organisation. */
export function rowsOf(
  client: pg.Client,
  { name, columns }: Pick<TableOfBackup, 'name' | 'columns'>,
  organisation: Id | null,
): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  if (organisation === null) return `${client.escapeIdentifier(name)} (${list})`
  const whose = `${ownerColumn(name)} = ${client.escapeLiteral(organisation)}`
  return `(select ${list} from ${client.escapeIdentifier(name)} where ${whose})`
}

/** Totals of money and leave, and the activity logs: in full, or for one organisation. */
export async function sumsOf(client: pg.Client, organisation: Id | null): Promise<Record<string, string>> {
  const of = (column: string) => `($1::uuid is null or ${column} = $1)`
  const { rows } = await client.query<Record<string, string>>(
    `
    select (select count(*) from organisation where ${of('id')})::text as organisations,
      (select count(*) from employee where ${of('organisation_id')})::text as employees,
      (select coalesce(sum(net_paise), 0) from payslip where ${of('organisation_id')})::text as "paise paid",
      (select coalesce(sum(half_days), 0) from leave_ledger where ${of('organisation_id')})::text as "half-days of leave",
      (select count(*) from punch where ${of('organisation_id')})::text as punches,
      (select coalesce(md5(string_agg(organisation_id || ' ' || digest, ',' order by organisation_id)), '') from (
        select distinct on (organisation_id) organisation_id, digest from audit_event where ${of('organisation_id')}
        order by organisation_id, n desc) as last) as "ends of the activity logs"`,
    [organisation],
  )
  return rows[0]!
}
