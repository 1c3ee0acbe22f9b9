import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartError, unwritable } from '../start-error.ts'
import { canBeReachedBy, sharedFolder, type RunsAs } from './runs-as.ts'

/**
 * Creates the folder for everything of PostgreSQL, and returns its real path. For root, if no other user can enter it, it becomes a link
 * to a folder that can be entered, and `tell` reports that.
 */
export function openFolder(directory: string, runsAs: RunsAs | undefined, tell: (line: string) => void): string {
  const path = resolve(directory)
  try {
    mkdirSync(dirname(path), { recursive: true })
    if (runsAs !== undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined)
      linkWhenClosed(path, runsAs, tell)
    mkdirSync(path, { recursive: true, mode: 0o711 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritable(path, error as NodeJS.ErrnoException)
  }
  const real = realpathSync(path)
  if (runsAs !== undefined && !canBeReachedBy(real, runsAs)) {
    throw new StartError(
      `${path} cannot be entered by the user PostgreSQL runs as (number ${runsAs.uid}). ` +
        'Set DATA_DIR to a folder that other users may enter, for example /var/lib/muster/data.',
    )
  }
  return real
}

/** A folder for the socket: inside `folder` if its path is short enough for the system, else a private one in /tmp. */
export function openSocketFolder(folder: string, runsAs: RunsAs | undefined, tell: (line: string) => void): string {
  const inside = join(folder, 'socket')
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= longestSocketPath) {
    mkdirSync(inside, { recursive: true, mode: 0o700 })
    give(inside, runsAs)
    return inside
  }
  const outside = mkdtempSync(privatePrefix())
  give(outside, runsAs)
  tell(`The path of ${folder} is too long for a socket; PostgreSQL's socket is in ${outside} instead.`)
  return outside
}

/** Removes a private socket folder; one inside the data folder stays. */
export function removeSocketFolder(folder: string): void {
  if (folder.startsWith(privatePrefix())) rmSync(folder, { recursive: true, force: true })
}

export function give(path: string, runsAs: RunsAs | undefined): void {
  if (runsAs !== undefined) chownSync(path, runsAs.uid, runsAs.gid)
}

// sun_path has 108 bytes on Linux and 104 elsewhere, including the terminator.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

const privatePrefix = () => join(tmpdir(), 'muster-socket-')

function linkWhenClosed(path: string, runsAs: RunsAs, tell: (line: string) => void): void {
  if (canBeReachedBy(realpathSync(dirname(path)), runsAs)) return
  const name = createHash('sha256').update(path).digest('hex').slice(0, 12)
  const target = join(sharedFolder(), name)
  // Left by a deleted DATA_DIR: it must not reappear in a new one.
  if (existsSync(target)) rmSync(target, { recursive: true })
  mkdirSync(target, { mode: 0o711 })
  chmodSync(target, 0o711)
  symlinkSync(target, path)
  tell(`${dirname(path)} is closed to the user PostgreSQL runs as; its files are in ${target}, linked from ${path}.`)
}
