import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readIdentities } from '../../platform/backup/age/keys.ts'
import { openPlace } from '../../platform/backup/place.ts'
import { restore } from '../../platform/backup/restore.ts'
import { backupsAt } from '../../platform/backup/take-backup.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { startDatabase } from '../../platform/postgres/start-database.ts'
import { StartError } from '../../platform/start-error.ts'
import { rehearse, type Rehearsal } from './rehearse.ts'

/**
 * `npm run restore -- --key FILE [--from NAME]`: puts a backup, the newest by default, into an empty installation. With `--rehearse` into
 * one that is made for it and removed afterwards, to see that it can be trusted.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { key: { type: 'string' }, from: { type: 'string' }, rehearse: { type: 'boolean' } },
  })
  if (values.key === undefined)
    throw new StartError('Name the file with the private key: npm run restore -- --key FILE')
  const identities = readIdentities(readFileSync(values.key, 'utf8'))
  const config = readConfig(process.env)
  if (config.backupTo === undefined) throw new StartError('Set BACKUP_TO to the folder or bucket of the backups.')
  const place = await openPlace(config.backupTo)
  const names = await backupsAt(place)
  const name = values.from ?? names.at(-1)
  if (name === undefined) throw new StartError(`There is no whole backup at BACKUP_TO.`)
  if (!names.includes(name)) throw new StartError(`There is no whole backup ${name}. There are:\n${names.join('\n')}`)
  const { secret, dataDir, s3Url, logLevel } = config
  const log = createLog(logLevel)
  if (values.rehearse) return tellRehearsal(await rehearse({ place, name, identities, secret, log }))
  const { owner, stop } = await startDatabase(config, console.log)
  try {
    const { takenAt, sums, files } = await restore({ place, name, identities, owner, secret, dataDir, s3Url, log })
    console.log(`Restored the data of ${takenAt}, ${files} files. Compared with the backup:`)
    for (const [what, sum] of Object.entries(sums)) console.log(`  ${what}: ${sum}`)
  } finally {
    await stop()
  }
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
