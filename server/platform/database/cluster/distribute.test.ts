import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createOnCluster, dropOnCluster } from '../../../testing/cluster.ts'
import { testSecret } from '../../../testing/global-setup.ts'
import { migrate } from '../migrate/migrate.ts'

const nodes = inject('nodes')
const belongs = (table: string) => `
  alter table ${table} enable row level security;
  create policy own_organisation on ${table} using (true);`

test.skipIf(nodes.length === 0)('what a later release adds is spread as well, keys in a circle included', async () => {
  const owner = { ...nodes[0]!, database: `muster_spread_${process.env['VITEST_POOL_ID']}` }
  await createOnCluster(nodes, owner.database)
  const directory = mkdtempSync(join(tmpdir(), 'muster-migrations-'))
  const migration = (name: string, text: string) => writeFileSync(join(directory, name), text)
  migration(
    '0001_first.sql',
    `create table organisation (id uuid primary key); ${belongs('organisation')}
     create table shift (organisation_id uuid references organisation, id uuid, next uuid, primary key (organisation_id, id),
       foreign key (organisation_id, next) references shift (organisation_id, id)); ${belongs('shift')}
     create table mail (id uuid primary key); revoke insert, update on mail from muster_app; create table sign_in_directory (email text primary key);`,
  )
  await migrate({ owner, secret: testSecret, directory })
  migration(
    '0002_break.sql',
    `create table break (organisation_id uuid, shift_id uuid, primary key (organisation_id, shift_id),
       foreign key (organisation_id, shift_id) references shift (organisation_id, id)); ${belongs('break')}
     alter table shift add column colour text;`,
  )
  await migrate({ owner, secret: testSecret, directory })
  const client = new pg.Client(owner)
  await client.connect()
  const { rows } = await client.query<{ name: string; kind: string }>(`
    select table_name::text as name, citus_table_type as kind from citus_tables order by 1`)
  const { rowCount } = await client.query(
    "select from pg_constraint where contype = 'f' and conrelid in ('shift'::regclass, 'break'::regclass)",
  )
  const { rows: rights } = await client.query<{ may: boolean[] }>(
    `select array(select has_table_privilege('muster_app', 'mail', what)
     from unnest(array['select', 'delete', 'insert', 'update']) as what) as may`,
  )
  await client.end()
  await dropOnCluster(nodes, owner.database)
  expect(Object.fromEntries(rows.map(({ name, kind }) => [name, kind]))).toEqual({
    ...{ organisation: 'distributed', shift: 'distributed', break: 'distributed' },
    ...{ mail: 'local', commit_together: 'local', sign_in_directory: 'reference' },
  })
  expect(rowCount).toBe(3)
  expect(rights[0]?.may).toEqual([true, true, false, false])
})
