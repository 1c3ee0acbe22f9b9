import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createOnCluster, dropOnCluster } from '../../../testing/cluster/cluster-databases.ts'
import { testSecret } from '../../../testing/global-setup.ts'
import { newId } from '../../id.ts'
import { migrate } from '../migrate/migrate.ts'

const nodes = inject('nodes')
const belongs = (table: string) => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy own_organisation on ${table} using (true);`

describe.skipIf(nodes.length === 0)('a database distributed over a cluster', () => {
  const owner = { ...nodes[0]!, database: `muster_spread_${process.env['VITEST_POOL_ID']}` }
  let client: pg.Client
  beforeAll(async () => {
    await createOnCluster(nodes, owner.database)
    const directory = mkdtempSync(join(tmpdir(), 'muster-migrations-'))
    const migration = (name: string, text: string) => writeFileSync(join(directory, name), text)
    migration(
      '0001_first.sql',
      `create table organisation (id uuid primary key); ${belongs('organisation')}
       create table shift (organisation_id uuid references organisation, id uuid, next uuid, primary key (organisation_id, id),
         foreign key (organisation_id, next) references shift (organisation_id, id)); ${belongs('shift')}
       create table mail (id uuid primary key); revoke insert, update on mail from muster_app;
       create table sign_in_directory (email text primary key);`,
    )
    await migrate({ owner, secret: testSecret, directory })
    migration(
      '0002_break.sql',
      `create table break (organisation_id uuid, shift_id uuid, primary key (organisation_id, shift_id),
         foreign key (organisation_id, shift_id) references shift (organisation_id, id)); ${belongs('break')}
       alter table shift add column colour text, add column is_later boolean not null default false;
       create index shift_later_index on shift (organisation_id, colour) where is_later;`,
    )
    await migrate({ owner, secret: testSecret, directory })
    client = new pg.Client(owner)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await dropOnCluster(nodes, owner.database)
  })

  it("distributes a later release's additions as well, including circular keys", async () => {
    const { rows } = await client.query<{ name: string; kind: string }>(`
      select table_name::text as name, citus_table_type as kind from citus_tables order by 1`)
    expect(Object.fromEntries(rows.map(({ name, kind }) => [name, kind]))).toEqual({
      ...{ organisation: 'distributed', shift: 'distributed', break: 'distributed' },
      ...{ mail: 'local', commit_together: 'local', sign_in_directory: 'reference' },
    })
    const { rowCount } = await client.query(
      "select from pg_constraint where contype = 'f' and conrelid in ('shift'::regclass, 'break'::regclass)",
    )
    expect(rowCount).toBe(3)
    const { rows: rights } = await client.query<{ may: boolean[] }>(
      `select array(select has_table_privilege('muster_app', 'mail', what)
       from unnest(array['select', 'delete', 'insert', 'update']) as what) as may`,
    )
    expect(rights[0]?.may).toEqual([true, true, false, false])
  })

  it('moves an organisation to another node during writes, without losses', async () => {
    const organisation = newId()
    await client.query('insert into organisation values ($1)', [organisation])
    const [from, to] = await placeOf(client, organisation)
    let isOver = false
    const writing = (async () => {
      const writer = new pg.Client(owner)
      await writer.connect()
      let written = 0
      for (; !isOver; written += 1) {
        await writer.query('insert into shift (organisation_id, id) values ($1, $2)', [organisation, newId()])
        await sleep(5)
      }
      await writer.end()
      return written
    })()
    await sleep(200)
    await client
      .query(
        "select citus_move_shard_placement(get_shard_id_for_distribution_column('organisation', $1::uuid), $2, $3, $4, $5, 'force_logical')",
        [organisation, from?.host, from?.port, to?.host, to?.port],
      )
      .finally(() => (isOver = true))
    const written = await writing
    expect((await placeOf(client, organisation))[0]).toEqual(to)
    const { rows } = await client.query('select count(*)::int as n from shift where organisation_id = $1', [
      organisation,
    ])
    expect(rows).toEqual([{ n: written }])
  })
})

/** The organisation's worker first, then the others. */
async function placeOf(client: pg.Client, organisation: string): Promise<{ host: string; port: number }[]> {
  const { rows } = await client.query<{ host: string; port: number }>(
    `select node.nodename as host, node.nodeport as port from pg_dist_node node
     join citus_shards piece on piece.shardid = get_shard_id_for_distribution_column('organisation', $1::uuid)
     where node.groupid <> 0 and noderole = 'primary' order by node.nodeport <> piece.nodeport`,
    [organisation],
  )
  return rows
}
