import type { KeyObject } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proveNewest } from '../../features/payroll/index.ts'
import { brokenEntries } from '../../platform/audit/broken-entries.ts'
import type { Manifest } from '../../platform/backup/manifest.ts'
import type { Place } from '../../platform/backup/place.ts'
import { restore } from '../../platform/backup/restore.ts'
import { migrate } from '../../platform/database/migrate/migrate.ts'
import { openIdle } from '../../platform/database/open-idle.ts'
import { organisations } from '../../platform/database/organisations.ts'
import type { Log } from '../../platform/log.ts'
import { startPostgres } from '../../platform/postgres/start-postgres.ts'
import { openSealed } from '../../platform/rotation/reseal.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'

export interface Rehearsal {
  manifest: Manifest
  organisations: number
  /** Bank accounts, PANs and everything else sealed. */
  opened: number
  /** Payslips recalculated with the same figures. */
  proven: number
  /** Everything wrong; empty if the backup can be trusted. */
  faults: string[]
}

interface Parts {
  place: Place
  name: string
  identities: readonly KeyObject[]
  secret: string
  log: Log
}

const payslips = 20

/**
 * Restores a backup into a separate PostgreSQL in a temporary folder, migrates it to this version, and checks what a count does not show:
 * activity logs are intact, sealed values open, and payslips come out the same. Removes everything afterwards.
 */
export async function rehearse(parts: Parts): Promise<Rehearsal> {
  const { secret, log } = parts
  const folder = mkdtempSync(join(tmpdir(), 'muster-rehearsal-'))
  // PostgreSQL's own user has to pass through it.
  chmodSync(folder, 0o711)
  try {
    const { owner, stop } = await startPostgres({ directory: join(folder, 'postgres'), durable: false })
    try {
      const manifest = await restore({ ...parts, owner, dataDir: join(folder, 'data'), s3Url: undefined })
      await migrate({ owner, secret })
      return { manifest, ...(await look(openIdle(owner, secret, log), secret)) }
    } finally {
      await stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function look(database: ReturnType<typeof openIdle>, secret: string): Promise<Omit<Rehearsal, 'manifest'>> {
  const secrets = createSecrets(secret)
  const rehearsal = { organisations: 0, opened: 0, proven: 0, faults: [] as string[] }
  try {
    for (const organisation of await database.globally(organisations)) {
      const broken = await brokenEntries(database, organisation)
      const { sealed, proven } = await database.within(organisation, async (tx) => ({
        sealed: await openSealed(tx, secrets),
        proven: await proveNewest(tx, payslips),
      }))
      const fault = (text: string) => rehearsal.faults.push(`Organisation ${organisation}: ${text}`)
      if (broken.length > 0) fault(`the activity log is not what was written at ${broken.slice(0, 5).join(', ')}.`)
      if (sealed.foreign > 0) fault(`${sealed.foreign} sealed values do not open with this secret.`)
      if (proven.different > 0) fault(`${proven.different} payslips come out otherwise.`)
      rehearsal.organisations += 1
      rehearsal.opened += sealed.opened
      rehearsal.proven += proven.same
    }
    return rehearsal
  } finally {
    await database.close()
  }
}
