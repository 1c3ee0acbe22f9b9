import { join } from 'node:path'
import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { migrate } from '../../database/migrate/migrate.ts'
import { newId } from '../../id.ts'
import { startPostgres } from '../../postgres/start-postgres.ts'
import { checkSecretVersions } from '../../secrets/secret-versions.ts'
import { StartError } from '../../start-error.ts'
import { organisationOf } from '../kept.ts'
import { restore, type Restore } from '../restore.ts'
import { move, type RestoredOrganisation } from './move.ts'
import { beginRestore, clearUnfinished, endRestore, lockRestores, removeFiles } from './unfinished.ts'

export interface OrganisationRestore extends Restore {
  organisation: Id
  /** An address to become an additional admin. */
  admin?: string | undefined
  /** Opens an empty database in a folder, for reading the backup into. */
  openScratch?: (folder: string) => Promise<{ owner: pg.ClientConfig; stop: () => Promise<void> }>
}

/**
 * Restores one organisation from a backup into an installation with others, under a new id and while its servers run: completely or not at
 * all. The backup is first restored into a database of its own, where it is compared with the recorded totals and migrated to this version.
 */
export async function restoreOrganisation(parts: OrganisationRestore): Promise<RestoredOrganisation> {
  const { owner, secret, dataDir, name, organisation } = parts
  if ((organisationOf(name) ?? organisation) !== organisation)
    throw new StartError(`The backup ${name} is of another organisation than ${organisation}.`)
  const target = new pg.Client({ ...owner, options: '-c TimeZone=UTC -c statement_timeout=0 -c row_security=off' })
  await target.connect()
  try {
    await checkSecretVersions(target, secret)
    if (!(await isMade(target))) await migrate({ owner, secret })
    await clearUnfinished(parts)
    if (!(await lockRestores(target))) throw new StartError('Another organisation is being restored at this moment.')
    const id = newId()
    const folder = await beginRestore(dataDir, id)
    try {
      const open = parts.openScratch ?? startScratch
      const { owner: scratch, stop } = await open(folder)
      try {
        const files = join(folder, 'data')
        await restore({ ...parts, owner: scratch, dataDir: files, s3Url: undefined, filesOf: organisation })
        await migrate({ owner: scratch, secret })
        return await move({ ...parts, scratch, target, id, from: files })
      } finally {
        await stop()
      }
    } catch (error) {
      await removeFiles(parts, id)
      throw error
    } finally {
      await endRestore(dataDir, id)
    }
  } finally {
    await target.end()
  }
}

async function isMade(target: pg.Client): Promise<boolean> {
  const { rows } = await target.query<{ is: boolean }>("select to_regclass('public.organisation') is not null as is")
  return rows[0]!.is
}

const startScratch = (folder: string) => startPostgres({ directory: join(folder, 'postgres'), durable: false })
