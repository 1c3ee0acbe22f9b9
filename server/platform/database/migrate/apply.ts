import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../start-error.ts'
import { distribute } from '../cluster/distribute.ts'
import { statementsOf } from './statements-of.ts'

export interface Migration {
  name: string
  text: string
  checksum: string
}

export interface Patience {
  /** For how long a statement waits for a lock, in milliseconds. Whoever wants the table next waits for as long. */
  lockMillis: number
  pauseMillis: number
  tries: number
}

/** For about two minutes. */
const usual: Patience = { lockMillis: 4_000, pauseMillis: 1_000, tries: 25 }

interface Circumstances {
  /** Whether the tables are distributed over a cluster. */
  isSpread: boolean
  patience?: Patience | undefined
}

/**
 * Applies a migration in a transaction of its own. The servers of the last release go on working meanwhile: where a call holds a lock that the
 * migration needs, or each waits for the other, it is undone and tried again.
 */
export async function apply(client: pg.Client, migration: Migration, circumstances: Circumstances): Promise<void> {
  const { lockMillis, pauseMillis, tries } = circumstances.patience ?? usual
  for (let left = tries - 1; ; left--) {
    try {
      return await applyOnce(client, migration, { ...circumstances, lockMillis })
    } catch (error) {
      if (left === 0 || !isLocked(error)) throw failed(migration, error as pg.DatabaseError)
    }
    await sleep(pauseMillis)
  }
}

async function applyOnce(
  client: pg.Client,
  { name, text, checksum }: Migration,
  { isSpread, lockMillis }: { isSpread: boolean; lockMillis: number },
): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`set local lock_timeout = ${lockMillis}`)
    if (isSpread) await oneByOne(client, text)
    else await client.query(text)
    // The next migration may reference a new table from a distributed one.
    if (isSpread) await distribute(client)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
  })
}

/** Citus sends some statements to the workers with all the text that came with them, which they refuse if it has more than one. */
async function oneByOne(client: pg.Client, migration: string): Promise<void> {
  for (const { text, from } of statementsOf(migration))
    try {
      await client.query(text)
    } catch (error) {
      const { position } = error as pg.DatabaseError
      throw position === undefined
        ? error
        : Object.assign(error as Error, { position: String(from + Number(position)) })
    }
}

/** A lock was not given in time, or the transaction was chosen to end a deadlock. */
function isLocked(error: unknown): boolean {
  return ['55P03', '40P01'].includes((error as pg.DatabaseError).code ?? '')
}

function failed({ name, text }: Migration, error: pg.DatabaseError): StartError {
  const { message, position } = error
  const line = position === undefined ? '' : `, line ${text.slice(0, Number(position)).split('\n').length}`
  const advice = isLocked(error) ? '. Other connections hold locks that it needs: end them, or start again later' : ''
  return new StartError(`The migration ${name}${line} failed and was undone: ${message}${advice}`)
}

export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
