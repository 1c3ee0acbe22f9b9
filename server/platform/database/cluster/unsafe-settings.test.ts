import type pg from 'pg'
import { expect, test } from 'vitest'
import { checkCluster, unsafeSettings } from './unsafe-settings.ts'

const safe = {
  'citus.propagate_set_commands': 'local',
  'citus.enable_local_execution': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  synchronous_commit: 'on',
  max_prepared_transactions: '200',
  max_locks_per_transaction: '256',
  TimeZone: 'UTC',
  jit: 'off',
}
const coordinator = { name: 'db0:5432', isCoordinator: true, hasPieces: false, isReady: true }
const worker = { name: 'db1:5432', isCoordinator: false, hasPieces: true, isReady: true }

/** A client of a cluster with these nodes, whose worker has these settings. */
function cluster(nodes: readonly object[], set: Readonly<Record<string, string | null>> = {}): pg.ClientBase {
  const settings = Object.entries({ ...safe, ...set }).map(([name, setting]) => ({ name, setting }))
  const rows = settings.map((one) => ({ node: 'db1:5432', isReached: true, ...one }))
  const query = (text: string) => Promise.resolve({ rows: text.includes('run_command_on_all_nodes') ? rows : nodes })
  return { query } as unknown as pg.ClientBase
}
const abouts = async (client: pg.ClientBase) => (await unsafeSettings(client)).map(({ about }) => about)

test('a properly configured cluster is accepted', async () => {
  await checkCluster(cluster([coordinator, worker]))
})

test.each([
  ['citus.propagate_set_commands', 'none'],
  ['citus.enable_local_execution', 'off'],
  ['citus.allow_nested_distributed_execution', 'off'],
  ['synchronous_commit', 'off'],
  ['max_prepared_transactions', '0'],
  ['max_locks_per_transaction', '64'],
  ['TimeZone', 'Asia/Kolkata'],
  ['jit', 'on'],
  ['citus.propagate_set_commands', null],
])('%s = %s refuses the start, by name and node', async (name, setting) => {
  const client = cluster([coordinator, worker], { [name]: setting })
  expect(await abouts(client)).toEqual([name])
  await expect(checkCluster(client)).rejects.toThrow(
    `${name}: It is ${setting === null ? 'not set' : `"${setting}"`} on db1:5432`,
  )
})

test('nodes that are missing, unreachable or contain what they should not are named', async () => {
  expect(await abouts(cluster([]))).toEqual(['citus_set_coordinator_host', 'citus_add_node'])
  expect(await abouts(cluster([{ ...coordinator, hasPieces: true }, worker]))).toEqual(['shouldhaveshards'])
  expect(await abouts(cluster([coordinator, { ...worker, isReady: false }]))).toEqual(['start_metadata_sync_to_node'])
})
