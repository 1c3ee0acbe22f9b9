import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type RunningPostgres } from '../platform/postgres/start-postgres.ts'

/** A separate PostgreSQL in a temporary folder, fast because nothing is persisted; removed by `stop`. */
export async function scratchPostgres(): Promise<RunningPostgres & { directory: string }> {
  const folder = scratchFolder('muster-scratch-')
  const directory = join(folder, 'postgres')
  const { owner, stop } = await startPostgres({ directory, durable: false })
  return {
    owner,
    directory,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new temporary folder that PostgreSQL's user can access too. */
export function scratchFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o711)
  return folder
}
