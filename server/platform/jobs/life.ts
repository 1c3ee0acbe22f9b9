import pg from 'pg'
import type { Log } from '../log.ts'

export interface Life {
  end(): Promise<void>
}

/**
 * Shows other processes that this one is alive, by a lock that the database releases the moment it dies. A starting process that finds no
 * other alive returns the jobs of dead processes to the queue at once, instead of waiting for missed heartbeats.
 */
export async function showLife(connection: pg.ClientConfig, log: Log): Promise<Life> {
  const state: State = { isOver: false, client: undefined }
  await show({ connection, log }, state, true)
  return {
    async end() {
      state.isOver = true
      await state.client?.end().catch(() => undefined)
    },
  }
}

/** Whether any process of this database runs jobs. `client` may have any role. */
export async function doesAnyoneWork(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ does: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and granted and objid = ${lock}
      and database = (select oid from pg_database where datname = current_database())) as does`,
  )
  return rows[0]!.does
}

interface State {
  isOver: boolean
  client: pg.Client | undefined
}

async function show(parts: { connection: pg.ClientConfig; log: Log }, state: State, isStart: boolean): Promise<void> {
  const client = new pg.Client({ ...parts.connection, keepAlive: true, connectionTimeoutMillis: 5_000 })
  const again = () => {
    if (state.isOver || state.client !== client) return
    state.client = undefined
    setTimeout(() => void (state.isOver || show(parts, state, false)), againMillis).unref()
  }
  client.on('error', again)
  client.on('end', again)
  state.client = client
  try {
    await client.connect()
    // Ended in the meantime, when there was nothing to end yet.
    if (state.isOver) return await client.end()
    if (isStart) await giveBack(client, parts.log)
    await client.query(`select pg_advisory_lock_shared(${lock})`)
  } catch (error) {
    if (isStart) throw error
    again()
  }
}

async function giveBack(client: pg.Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${lock}) as alone`)
  if (!rows[0]?.alone) return
  const { rowCount } = await client.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  )
  if (rowCount) log.info({ jobs: rowCount }, 'jobs of a process that died are handed out again')
  await client.query(`select pg_advisory_lock_shared(${lock}), pg_advisory_unlock(${lock})`)
}

/** Any number that nothing else in this database uses. */
const lock = 7_265_101
const againMillis = 1_000
