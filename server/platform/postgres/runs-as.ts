import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** PostgreSQL refuses to run as root, so it runs as the system's `nobody`, which owns its files. */
export interface RunsAs {
  uid: number
  gid: number
}

export function otherUser(): RunsAs | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined
}

/** Whether the user may enter each folder on the way to `path` (an existing path). */
export function canBeReachedBy(path: string, user: RunsAs): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Where root keeps what the other user needs if DATA_DIR or the packages are in a closed folder. */
export function sharedFolder(): string {
  const folder = '/var/lib/muster'
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return folder
}
