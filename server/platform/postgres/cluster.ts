import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, unwritable } from '../start-error.ts'
import { give } from './folder.ts'
import type { RunsAs } from './runs-as.ts'

export const owner = 'muster_owner'

/**
 * The password of the cluster in `folder`/data, which is created on the first start. It is created beside its place and then renamed, so
 * that an interrupted start leaves nothing that looks finished.
 */
export async function openCluster(folder: string, initdb: string, runsAs: RunsAs | undefined): Promise<string> {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  if (existsSync(data)) {
    if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim()
    throw new StartError(`${passwordFile} is missing. Restore it from a backup: the database in ${data} needs it.`)
  }
  for (const name of readdirSync(folder)) {
    if (name.startsWith('data.new-')) rmSync(join(folder, name), { recursive: true, force: true })
  }
  const half = join(folder, `data.new-${process.pid}`)
  const handover = join(folder, `password.new-${process.pid}`)
  const password = randomBytes(24).toString('base64url')
  try {
    mkdirSync(half, { mode: 0o700 })
    give(half, runsAs)
    writeFileSync(handover, password, { mode: 0o600 })
    give(handover, runsAs)
    await create(initdb, half, handover, runsAs)
    writeFileSync(passwordFile, password, { mode: 0o600, flush: true })
    renameSync(half, data)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    throw unwritable(folder, error as NodeJS.ErrnoException)
  } finally {
    rmSync(handover, { force: true })
  }
  return password
}

async function create(initdb: string, data: string, passwordFile: string, runsAs: RunsAs | undefined): Promise<void> {
  const child = spawn(
    initdb,
    [
      ...['-D', data, '-U', owner, '--pwfile', passwordFile, '-A', 'scram-sha-256'],
      ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--data-checksums', '--no-instructions'],
    ],
    { ...runsAs, cwd: data, env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  if (code === 0) return
  if (said.includes('No space left on device')) throw Object.assign(new Error(said), { code: 'ENOSPC' })
  if (said.includes('user does not exist')) {
    throw new StartError(
      `PostgreSQL needs its user to have a name, and this system knows none for number ${process.getuid?.()}. ` +
        'Start Muster as a user of this system (in a container: one that /etc/passwd lists).',
    )
  }
  throw new StartError(`The database could not be created in ${data}:\n${said.trim()}`)
}
