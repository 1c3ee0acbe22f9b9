import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError, unwritable } from '../start-error.ts'
import { give, removeSocketFolder } from './folder.ts'
import type { RunsAs } from './runs-as.ts'

export interface Postmaster {
  pid: number
  /** Settles when the process has ended, whoever ended it. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface HowToRun {
  postgres: string
  folder: string
  socketFolder: string
  runsAs: RunsAs | undefined
  settings: Readonly<Record<string, string>>
}

/** Starts PostgreSQL and waits until it accepts connections. */
export async function runPostmaster({
  postgres,
  folder,
  socketFolder,
  runsAs,
  settings,
}: HowToRun): Promise<Postmaster> {
  const data = join(folder, 'data')
  const log = openLog(join(folder, 'log'), runsAs)
  const all = {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  }
  // Detached: Ctrl-C in the terminal reaches only the server, which finishes its work before it stops the database.
  const child = spawn(
    postgres,
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...runsAs,
      cwd: data,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log.file, log.file],
      detached: true,
    },
  )
  closeSync(log.file)
  let over = false
  const ended = new Promise<void>((done) => {
    const end = () => {
      over = true
      done()
    }
    child.on('exit', end).on('error', end)
  })
  const deadline = performance.now() + 60_000
  while (!over) {
    const noted = readPostmasterFile(data)
    if (child.pid !== undefined && noted?.pid === child.pid && noted.status === 'ready') {
      const { pid } = child
      return { pid, ended, stop: () => stopProcess(pid, () => !over) }
    }
    if (performance.now() > deadline) {
      child.kill('SIGQUIT')
      await ended
      break
    }
    await sleep(20)
  }
  throw whyNot(folder, readFileSync(log.path, 'utf8').slice(log.length))
}

/** Stops a PostgreSQL that a killed server left running on this data, or cleans up after it if it is gone. */
export async function endLeftBehind(folder: string): Promise<void> {
  const data = join(folder, 'data')
  const noted = readPostmasterFile(data)
  if (noted === undefined) return
  if (isPostgresOn(noted.pid, data)) await stopProcess(noted.pid, () => isPostgresOn(noted.pid, data))
  // If another process reused the id, PostgreSQL would refuse to start.
  rmSync(join(data, 'postmaster.pid'), { force: true })
  removeSocketFolder(noted.socketFolder)
}

/** Fast stop: open transactions are rolled back; after 20 s without an end, at once. */
async function stopProcess(pid: number, runs: () => boolean): Promise<void> {
  signal(pid, 'SIGINT')
  const started = performance.now()
  while (runs()) {
    const waited = performance.now() - started
    if (waited > 30_000) return
    if (waited > 20_000) signal(pid, 'SIGQUIT')
    await sleep(20)
  }
}

function openLog(path: string, runsAs: RunsAs | undefined): { path: string; file: number; length: number } {
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (size > 10_000_000) renameSync(path, `${path}.old`)
    const file = openSync(path, 'a', 0o600)
    give(path, runsAs)
    return { path, file, length: statSync(path).size }
  } catch (error) {
    throw unwritable(path, error as NodeJS.ErrnoException)
  }
}

/** What a running postmaster says about itself. */
export function readPostmasterFile(data: string): { pid: number; socketFolder: string; status: string } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

export function isPostgresOn(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

function whyNot(folder: string, said: string): Error {
  if (said.includes('No space left on device')) return unwritable(folder, { name: '', message: '', code: 'ENOSPC' })
  if (said.includes('not compatible with')) {
    return new StartError(`The data in ${folder} was written by another version of PostgreSQL. ${lastLines(said)}`)
  }
  return new StartError(`PostgreSQL did not start in ${folder}:\n${lastLines(said) || 'It said nothing.'}`)
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n')
}
