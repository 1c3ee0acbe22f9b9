import type pg from 'pg'
import { checkOf, parseKeyRing } from './key-ring.ts'
import { StartError } from '../start-error.ts'

export interface SecretVersion {
  version: number
  check: string
  isRetired: boolean
}

/** Compares the given secrets with those this database was written with, as its owner and before anything is written. */
export async function checkSecretVersions(client: pg.Client, ringText: string): Promise<void> {
  checkAgainst(await knownVersions(client), ringText)
}

/** Like `checkSecretVersions`, with versions recorded elsewhere. */
export function checkAgainst(versions: readonly SecretVersion[], ringText: string): void {
  const { secrets } = parseKeyRing(ringText)
  for (const { version, check, isRetired } of versions) {
    const given = secrets.get(version)
    if (given === undefined ? !isRetired : checkOf(given) !== check) throw otherSecret(version, given !== undefined)
  }
}

/** From now on a start without these secrets is refused. */
export async function noteSecretVersions(client: pg.Client, ringText: string): Promise<void> {
  if (!(await isKept(client))) return
  for (const [version, secret] of parseKeyRing(ringText).secrets) {
    await client.query('insert into secret_version (version, check_digest) values ($1, $2) on conflict do nothing', [
      version,
      checkOf(secret),
    ])
  }
}

/** Whether anything may still be sealed by an older version. */
export async function hasOlderVersions(client: pg.Client, current: number): Promise<boolean> {
  return (await knownVersions(client)).some(({ version, isRetired }) => version < current && !isRetired)
}

export async function knownVersions(client: pg.Client): Promise<SecretVersion[]> {
  if (!(await isKept(client))) return []
  const { rows } = await client.query<SecretVersion>(
    'select version, check_digest as check, retired_at is not null as "isRetired" from secret_version order by version',
  )
  return rows
}

/** False before the migration that makes the table. */
async function isKept(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>("select to_regclass('secret_version') is not null as is")
  return rows[0]?.is === true
}

/** Versions before this one no longer seal anything. */
export async function retireBefore(client: pg.Client, version: number): Promise<void> {
  await client.query('update secret_version set retired_at = now() where version < $1 and retired_at is null', [
    version,
  ])
}

function otherSecret(version: number, isGiven: boolean): StartError {
  const what = isGiven ? 'is not the secret this database was written with' : 'is missing'
  return new StartError(
    `Version ${version} of the secret ${what}. Nothing was changed. ` +
      'Give the right one as MUSTER_SECRET or MUSTER_SECRET_FILE: without it bank and identity numbers cannot be read.',
  )
}
