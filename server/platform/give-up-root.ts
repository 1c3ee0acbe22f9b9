import { chownSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { canBeReachedBy, otherUser, type RunsAs } from './postgres/runs-as.ts'

interface Places {
  dataDir: string
  /** The program's folder, parts of which are loaded on demand. */
  program: string
  /** Another folder that the process keeps writing to; created if missing. */
  backups: string | undefined
}

/**
 * Drops root, which is needed only for the port and the folders: from here on the process runs as the user of the built-in PostgreSQL.
 * Returns why it has to stay root, or null.
 */
export function giveUpRoot({ dataDir, program, backups }: Places): string | null {
  const user = otherUser()
  if (user === undefined) return null
  for (const folder of [program, dataDir]) {
    if (!existsSync(folder)) continue
    if (!canBeReachedBy(parentOf(folder), user)) return `${folder} lies in a folder that other users may not enter`
  }
  if (!canRead(program, user)) return `other users may not read ${program}`
  handOver(dataDir, user)
  if (backups !== undefined) {
    mkdirSync(backups, { recursive: true, mode: 0o700 })
    handOverAll(backups, user)
  }
  process.setgroups?.([user.gid])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
  return null
}

/** Only the folder itself is handed over; its parents are not ours. */
const parentOf = (folder: string) => join(realpathSync(folder), '..')

function canRead(program: string, { uid, gid }: RunsAs): boolean {
  return ['', 'package.json', 'node_modules', 'server/main.ts', 'web/dist'].every((name) => {
    const stat = statSync(join(program, name), { throwIfNoEntry: false })
    if (stat === undefined) return true
    const read = stat.uid === uid ? 0o400 : stat.gid === gid ? 0o040 : 0o004
    return (stat.mode & read) !== 0 && (!stat.isDirectory() || (stat.mode & (read >> 2)) !== 0)
  })
}

/** All of DATA_DIR except the secret, which has been read, and the database, which has its owner. */
function handOver(dataDir: string, user: RunsAs): void {
  if (!existsSync(dataDir)) return
  give(dataDir, user)
  for (const name of readdirSync(dataDir)) {
    if (name === 'secret') continue
    if (name === 'postgres') handOverPostgres(realpathSync(join(dataDir, name)), user)
    else handOverAll(join(dataDir, name), user)
  }
}

/** The server restarts PostgreSQL, so it needs the folder around the data, but not the password beside it. */
function handOverPostgres(folder: string, user: RunsAs): void {
  give(folder, user)
  for (const name of readdirSync(folder)) if (name !== 'data' && name !== 'password') give(join(folder, name), user)
}

/** A file, or a folder with all its contents. */
export function handOverAll(path: string, user: RunsAs): void {
  const stat = lstatSync(path)
  if (stat.uid !== user.uid) lchownSync(path, user.uid, user.gid)
  if (stat.isDirectory()) for (const name of readdirSync(path)) handOverAll(join(path, name), user)
}

function give(path: string, user: RunsAs): void {
  if (statSync(path).uid !== user.uid) chownSync(path, user.uid, user.gid)
}
