import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newKeyPair } from '../../platform/age/keys.ts'
import { openPlace } from '../../platform/backup/place.ts'
import { backupsAt } from '../../platform/backup/retention.ts'
import { takeBackup } from '../../platform/backup/take-backup.ts'
import { systemClock } from '../../platform/clock.ts'
import { readSettings } from '../../platform/config.ts'
import { runningPostgres } from '../../platform/postgres/running.ts'
import { startDatabase } from '../../platform/postgres/start-database.ts'
import { organisationIn } from './organisation-in.ts'
import { StartError } from '../../platform/start-error.ts'

/**
 * `npm run backup`: makes one now, with or without a running server; `--organisation ID` of one company alone; `--list` lists existing
 * ones, `--new-key FILE` makes keys.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { list: { type: 'boolean' }, 'new-key': { type: 'string' }, organisation: { type: 'string' } },
  })
  if (values['new-key'] !== undefined) return newKey(values['new-key'])
  const { backupTo, backupRecipients, databaseUrl, dataDir, s3Url } = readSettings(process.env)
  if (backupTo === undefined || backupRecipients === undefined) {
    throw new StartError(
      'Set BACKUP_TO to a folder or bucket and BACKUP_RECIPIENTS to a public key. ' +
        'npm run backup -- --new-key muster-backup.key makes a pair of keys.',
    )
  }
  const organisation = organisationIn(values.organisation)
  if (values.list)
    return console.log((await backupsAt(await openPlace(backupTo), organisation)).join('\n') || 'There are no backups.')
  const running = databaseUrl === undefined ? runningPostgres(join(dataDir, 'postgres')) : undefined
  const { owner, stop } = running
    ? { owner: running, stop: () => Promise.resolve() }
    : await startDatabase({ databaseUrl, dataDir }, console.log)
  try {
    const settings = { to: backupTo, recipients: backupRecipients, dataDir, s3Url, organisation }
    const taken = await takeBackup(owner, settings, systemClock.now())
    if (taken === null) throw new StartError('Another backup is being made at this moment.')
    const { name, rows, files, bytes, removed } = taken
    console.log(`Backup ${name}: ${rows} rows and ${files} files, ${Math.ceil(bytes / 1024)} kB without files.`)
    if (removed.length > 0) console.log(`Removed, as the rule says: ${removed.join(', ')}.`)
  } finally {
    await stop()
  }
}

function newKey(path: string): void {
  if (existsSync(path)) throw new StartError(`${path} is there already. Keep it: older backups need it.`)
  const { recipient, identity } = newKeyPair()
  writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx', flush: true })
  console.log(`${path} holds the private key. Keep it away from this machine: only with it backups can be read.`)
  console.log(`Set BACKUP_RECIPIENTS=${recipient}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
