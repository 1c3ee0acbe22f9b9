import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig, type Config } from '../platform/config.ts'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { openIdle } from '../platform/database/open-idle.ts'
import { keyRingText, parseKeyRing, withNewSecret, type KeyRing } from '../platform/secrets/key-ring.ts'
import { createLog } from '../platform/log.ts'
import { startDatabase } from '../platform/postgres/start-database.ts'
import { reseal } from '../platform/rotation/reseal.ts'
import { hasOlderVersions, retireBefore } from '../platform/secrets/secret-versions.ts'
import { writeSecret } from '../platform/secrets/secret-file.ts'
import { createSecrets } from '../platform/secrets/secrets.ts'
import { StartError } from '../platform/start-error.ts'

/** `npm run rotate-secret [-- --forget]`: seals everything with a new secret; `--forget` drops those no longer needed. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { forget: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const tell = (line: string) => console.log(line)
  const { owner, stop } = await startDatabase(config, tell)
  const client = new pg.Client(owner)
  try {
    await migrate({ owner, secret: config.secret })
    await client.connect()
    await mustBeAlone(client)
    await rotate({ config, owner, client, tell })
    if (values.forget) forget(config, tell)
  } finally {
    await client.end()
    await stop()
  }
}

interface Parts {
  config: Config
  owner: pg.ClientConfig
  client: pg.Client
  tell: (line: string) => void
}

/** Starts with a new secret, or resumes with the newest one if an earlier rotation was interrupted. */
async function rotate({ config, owner, client, tell }: Parts): Promise<void> {
  const given = parseKeyRing(config.secret)
  const isUnfinished = await hasOlderVersions(client, given.current.version)
  const ring = isUnfinished ? given : begin(config, given, tell)
  const secret = keyRingText(ring.secrets)
  // Notes the new version and gives the application's role its new password.
  await migrate({ owner, secret })
  const database = openIdle(owner, secret, createLog(config.logLevel))
  try {
    const { resealed, foreign } = await reseal({ database, secrets: createSecrets(secret) }, tell)
    if (foreign.size > 0) throw notOpened(foreign)
    await retireBefore(client, ring.current.version)
    tell(`Done: version ${ring.current.version} seals everything (${resealed} values in this run).`)
    tell('Everyone signs in again. Send open invitations again. Keep older secrets as long as backups of their time.')
  } finally {
    await database.close()
  }
}

function begin(config: Config, given: KeyRing, tell: (line: string) => void): KeyRing {
  if (config.secretFile === null) {
    throw new StartError(
      `Give the new secret as version ${given.current.version + 1} before the present one, for example ` +
        `MUSTER_SECRET="${given.current.version + 1}:<new secret> ${given.current.version}:<present secret>".`,
    )
  }
  const ring = withNewSecret(given)
  writeSecret(config.secretFile, ring)
  tell(`${config.secretFile} has version ${ring.current.version} of the secret. Back it up.`)
  return ring
}

function forget({ secretFile }: Config, tell: (line: string) => void): void {
  if (secretFile === null) return tell('Take the older versions out of MUSTER_SECRET yourself.')
  const { current } = parseKeyRing(readConfig(process.env).secret)
  writeSecret(secretFile, { current, secrets: new Map([[current.version, current.secret]]) })
  tell(`${secretFile} holds version ${current.version} alone. Backups of before need the older one.`)
}

/** A running server would continue to seal with the old secret, and could not open newly sealed values. */
async function mustBeAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where usename = 'muster_app' and datname = current_database()",
  )
  if ((rows[0]?.n ?? 0) > 0) throw new StartError('Stop Muster first: it is connected to this database.')
}

function notOpened(foreign: ReadonlyMap<string, number>): StartError {
  const places = [...foreign].map(([column, count]) => `${column} (${count})`).join(', ')
  return new StartError(
    `Values that no secret opens were left as they are: ${places}. The older secrets stay in use. ` +
      'Give the secret they were sealed by as a version of its own and run this again.',
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
