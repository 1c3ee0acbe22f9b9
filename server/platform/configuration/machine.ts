import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isFolder } from '../backup/place.ts'
import type { Config } from '../config.ts'
import type { Finding } from '../finding.ts'

export interface Machine {
  /** The permission bits of the secret's file that let others read it; null if there is no file. */
  secretMode: number | null
  /** Free bytes on the disk of DATA_DIR; null if unknown. */
  freeBytes: number | null
  /** Whether this process may write to the folder of the backups; null if it makes none, or to a bucket. */
  backupsWritable: boolean | null
}

/** Examines the machine without changing it. */
export async function lookAtMachine(config: Omit<Config, 'secret'>): Promise<Machine> {
  const { dataDir, secretFile, backupTo, role } = config
  const stat = secretFile === null ? undefined : statSync(secretFile, { throwIfNoEntry: false })
  const makesBackups = backupTo !== undefined && isFolder(backupTo) && role !== 'web'
  return {
    secretMode: stat === undefined ? null : stat.mode & 0o777,
    freeBytes: await freeBytes(dataDir),
    backupsWritable: makesBackups ? isWritable(resolve(backupTo)) : null,
  }
}

export function machineFindings(config: Omit<Config, 'secret'>, machine: Machine): Finding[] {
  const { secretFile, dataDir, backupTo } = config
  const findings: Finding[] = []
  if (machine.secretMode !== null && (machine.secretMode & 0o077) !== 0) {
    findings.push({
      level: 'warning',
      about: 'MUSTER_SECRET_FILE',
      says: `Other users of this machine can read ${secretFile}.`,
      remedy: `Run: chmod 600 ${secretFile}`,
    })
  }
  if (machine.freeBytes !== null && machine.freeBytes < leastFree) {
    findings.push({
      level: 'warning',
      about: 'DATA_DIR',
      says: `${Math.round(machine.freeBytes / megabyte)} MB are left on the disk of ${dataDir}.`,
      remedy: 'Free some space, or move DATA_DIR to a larger disk.',
    })
  }
  if (machine.backupsWritable === false) {
    findings.push({
      level: 'warning',
      about: 'BACKUP_TO',
      says: `No backups are made: Muster cannot write to ${backupTo}.`,
      remedy: 'Give its user the right to write there. A systemd unit must also name the folder in ReadWritePaths=.',
    })
  }
  return findings
}

const megabyte = 1024 * 1024
const leastFree = 2048 * megabyte

/** Of the nearest existing parent folder. */
async function freeBytes(path: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  } catch {
    return dirname(path) === path ? null : freeBytes(dirname(path))
  }
}

/** A folder that does not exist is created in its nearest existing parent. */
function isWritable(path: string): boolean {
  if (!existsSync(path) && dirname(path) !== path) return isWritable(dirname(path))
  try {
    accessSync(path, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
