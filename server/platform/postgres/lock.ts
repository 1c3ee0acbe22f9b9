import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/**
 * Takes `path` for this process, or throws a StartError that names the process holding it. A lock whose process is gone (killed, or the
 * machine restarted) is taken over. Returns the function that releases it.
 */
export function takeLock(path: string, holding: string): () => void {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path)) return () => release(path)
    const holder = read(path)
    if (holder !== undefined && isAlive(holder)) {
      throw new StartError(
        `${holding} is in use by another Muster (process ${holder.pid}). Stop that one first, or set DATA_DIR to another folder.`,
      )
    }
    setAside(path, holder)
  }
  throw new StartError(`${holding} could not be locked: ${path} keeps changing. Is another Muster starting?`)
}

interface Holder {
  pid: number
  /** When the process began: process ids are reused, but not with the same start time. */
  began: string
}

/** Written to another file and then linked, so that no process ever sees a lock without its holder. */
function create(path: string): boolean {
  const aside = `${path}.${process.pid}`
  try {
    const holder: Holder = { pid: process.pid, began: beginning(process.pid) }
    writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 })
    linkSync(aside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Moves a dead lock away; if another process took the lock meanwhile, it is put back. */
function setAside(path: string, dead: Holder | undefined): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved !== undefined && moved.began !== dead?.began) {
    try {
      linkSync(aside, path)
    } catch {
      // Another process holds it now; the next attempt will find out which.
    }
  }
  rmSync(aside, { force: true })
}

function release(path: string): void {
  if (read(path)?.pid === process.pid) rmSync(path, { force: true })
}

function isAlive(holder: Holder): boolean {
  return beginning(holder.pid) === holder.began && holder.began !== ''
}

/** When a process started, in the system's own format; empty if there is no such process. */
function beginning(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name in brackets may contain spaces; after it, the first field is the state and the 20th the start time in ticks.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const hasEnded = fields[0] === 'Z'
      return hasEnded ? '' : (fields[19] ?? '')
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
