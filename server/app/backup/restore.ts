import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readIdentities } from '../../platform/age/keys.ts'
import { organisationOf } from '../../platform/backup/kept.ts'
import type { RestoredOrganisation } from '../../platform/backup/organisation/move.ts'
import { restoreOrganisation } from '../../platform/backup/organisation/restore-organisation.ts'
import { openPlace } from '../../platform/backup/place.ts'
import { restore } from '../../platform/backup/restore.ts'
import { backupsAt } from '../../platform/backup/retention.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { runningPostgres } from '../../platform/postgres/running.ts'
import { startDatabase } from '../../platform/postgres/start-database.ts'
import { StartError } from '../../platform/start-error.ts'
import { organisationIn } from './organisation-in.ts'
import { rehearse, type Rehearsal } from './rehearse.ts'

/**
 * `npm run restore -- --key FILE [--from NAME]`: restores a backup, by default the newest, into an empty installation. `--rehearse`
 * restores into a temporary one, to check that the backup can be trusted. `--organisation ID [--admin EMAIL]` restores a single company
 * beside existing ones, under a new id.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ key: { type: 'string' }, from: { type: 'string' }, rehearse: { type: 'boolean' } },
      ...{ organisation: { type: 'string' }, admin: { type: 'string' } },
    },
  })
  if (values.key === undefined)
    throw new StartError('Name the file with the private key: npm run restore -- --key FILE')
  const identities = readIdentities(readFileSync(values.key, 'utf8'))
  const config = readConfig(process.env)
  if (config.backupTo === undefined) throw new StartError('Set BACKUP_TO to the folder or bucket of the backups.')
  const place = await openPlace(config.backupTo)
  const organisation = organisationIn(values.organisation) ?? organisationOf(values.from ?? '')
  const names = await backupsAt(place, organisation)
  const name = values.from ?? names.at(-1)
  if (name === undefined) throw new StartError(`There is no whole backup at BACKUP_TO.`)
  if (!names.includes(name)) throw new StartError(`There is no whole backup ${name}. There are:\n${names.join('\n')}`)
  const { secret, dataDir, s3Url, logLevel } = config
  const log = createLog(logLevel)
  if (values.rehearse) return tellRehearsal(await rehearse({ place, name, identities, secret, log }))
  const running = config.databaseUrl === undefined ? runningPostgres(join(dataDir, 'postgres')) : undefined
  const isBeside = organisation !== undefined && running !== undefined
  const { owner, stop } = isBeside
    ? { owner: running, stop: () => Promise.resolve() }
    : await startDatabase(config, console.log)
  try {
    if (organisation !== undefined) {
      const { admin } = values
      const parts = { place, name, identities, owner, secret, dataDir, s3Url, log, organisation, admin }
      return tellOrganisation(await restoreOrganisation(parts), name)
    }
    const { takenAt, sums, files } = await restore({ place, name, identities, owner, secret, dataDir, s3Url, log })
    console.log(`Restored the data of ${takenAt}, ${files} files. Compared with the backup:`)
    for (const [what, sum] of Object.entries(sums)) console.log(`  ${what}: ${sum}`)
  } finally {
    await stop()
  }
}

function tellOrganisation({ id, rows, files, sums, opened, taken }: RestoredOrganisation, name: string): void {
  console.log(`Restored the company of ${name} as ${id}, ${rows} rows and ${files} files. Compared with the backup:`)
  for (const [what, sum] of Object.entries(sums)) console.log(`  ${what}: ${sum}`)
  console.log(`${opened} people sign in to it by their own addresses.`)
  if (taken.length === 0) return
  console.log(`${taken.length} addresses sign in to another company here, and go on doing so:`)
  for (const email of taken) console.log(`  ${email}`)
}

function tellRehearsal({ manifest, organisations, opened, proven, faults }: Rehearsal): void {
  console.log(
    `The backup of ${manifest.takenAt} was restored to be looked at, with ${manifest.files} files, and removed again.`,
  )
  console.log(`  ${organisations} organisations, ${opened} sealed values opened, ${proven} payslips calculated again.`)
  for (const [what, sum] of Object.entries(manifest.sums)) console.log(`  ${what}: ${sum}`)
  if (faults.length > 0) throw new StartError(`It is not to be trusted:\n${faults.join('\n')}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
