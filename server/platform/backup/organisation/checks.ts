import type pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { brokenEntries } from '../../audit/broken-entries.ts'
import { openIdle } from '../../database/open-idle.ts'
import type { Log } from '../../log.ts'
import { StartError } from '../../start-error.ts'

/** Throws a StartError that lists the organisations in the backup, if this one is not among them. */
export async function mustBeThere(source: pg.Client, organisation: Id): Promise<void> {
  const { rows } = await source.query<{ id: Id; name: string }>('select id, name from organisation order by id')
  if (rows.some(({ id }) => id === organisation)) return
  const list = rows.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  throw new StartError(`There is no organisation ${organisation} in this backup. There are:\n${list}`)
}

/** Throws unless both databases have the same version, so that rows fit into the tables. */
export async function mustBeOfOneVersion(source: pg.Client, target: pg.Client): Promise<void> {
  const last = async (client: pg.Client) =>
    (await client.query<{ name: string }>('select max(name) as name from schema_migration')).rows[0]!.name
  const [ours, theirs] = [await last(source), await last(target)]
  if (ours === theirs) return
  throw new StartError(`This database is at ${theirs}, and this Muster at ${ours}. Start this version of Muster first.`)
}

interface Restored {
  /** The database that the backup was restored into. */
  scratch: pg.ClientConfig
  secret: string
  log: Log
  organisation: Id
}

/** Throws unless the log is intact, because it will be chained again. */
export async function logMustBeWhole({ scratch, secret, log, organisation }: Restored): Promise<void> {
  const database = openIdle(scratch, secret, log)
  try {
    const broken = await brokenEntries(database, organisation)
    if (broken.length === 0) return
    const where = broken.slice(0, 5).join(', ')
    throw new StartError(`The activity log in this backup is not what was written, at ${where}. Nothing was restored.`)
  } finally {
    await database.close()
  }
}
