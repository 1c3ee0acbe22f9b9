import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { appConnection } from '../../database/migrate/app-role.ts'
import { openFiles } from '../../files/files.ts'
import { handOverAll } from '../../give-up-root.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { createSecrets } from '../../secrets/secrets.ts'
import { describe, sumsOf } from '../describe.ts'
import { enqueueAgain, type Restore } from '../restore.ts'
import { logMustBeWhole, mustBeOfOneVersion, mustBeThere } from './checks.ts'
import { openDoors, type Doors } from './doors.ts'
import { moveLog } from './log.ts'
import { renaming } from './renamed.ts'
import { moveSequences, moveTables, type Moving } from './tables.ts'

export interface RestoredOrganisation extends Doors {
  id: Id
  rows: number
  files: number
  sums: Record<string, string>
}

export interface Move extends Restore {
  organisation: Id
  admin?: string | undefined
  /** The database that the backup was restored into. */
  scratch: pg.ClientConfig
  target: pg.Client
  /** The organisation's new id. */
  id: Id
  /** The folder with the backup's files. */
  from: string
}

/** Copies an organisation out of a restored backup, in one transaction. */
export async function move(parts: Move): Promise<RestoredOrganisation> {
  const { scratch, target, id, organisation, secret, log, name } = parts
  const source = new pg.Client({ ...scratch, options: '-c TimeZone=UTC -c statement_timeout=0 -c row_security=off' })
  await source.connect()
  const jobs = await startJobs(appConnection(parts.owner, secret), log, true)
  try {
    await mustBeThere(source, organisation)
    await mustBeOfOneVersion(source, target)
    await logMustBeWhole(parts)
    const files = await moveFiles(parts)
    const rename = renaming(createSecrets(secret), organisation, id)
    const moving: Moving = { source, target, from: organisation, to: id, rename }
    const { tables, sequences, jobs: waiting } = await describe(source, organisation)
    await target.query('begin')
    const rows = await moveTables(moving, tables)
    await moveSequences(target, sequences)
    await moveLog(moving, tables.find((table) => table.name === 'audit_event')!.columns, name)
    const doors = await openDoors(moving, parts.admin)
    for (const job of waiting) await enqueueAgain(target, jobs.enqueue, JSON.parse(rename(JSON.stringify(job))))
    const sums = await sameSums(moving)
    await target.query('commit')
    return { id, rows, files, sums, ...doors }
  } finally {
    await source.end()
    await jobs.stop()
  }
}

/** Before the rows; the files are removed again if the organisation is never created. */
async function moveFiles({ from, dataDir, s3Url, organisation, id }: Move): Promise<number> {
  const [read, write] = [await openFiles({ directory: from }), await openFiles({ directory: dataDir, s3Url })]
  let count = 0
  for await (const keys of read.list(organisation)) {
    for (const key of keys) {
      const path = join(from, 'files', key)
      await write.putBack(key.replace(organisation, id), createReadStream(path), statSync(path).size)
      count += 1
    }
  }
  // If root runs this beside a server that belongs to another user.
  if (count > 0 && s3Url === undefined) handOverAll(join(dataDir, 'files', id), statSync(dataDir))
  return count
}

async function sameSums({ source, target, from, to }: Moving): Promise<Record<string, string>> {
  const [before, sums] = [await sumsOf(source, from), await sumsOf(target, to)]
  for (const [what, sum] of Object.entries(before)) {
    if (what !== 'ends of the activity logs' && sums[what] !== sum)
      throw new Error(`There are ${sums[what]} ${what}, and ${sum} were backed up.`)
  }
  return sums
}
