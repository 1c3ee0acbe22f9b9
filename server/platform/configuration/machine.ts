import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import type { Finding } from './findings.ts'

export interface Machine {
  /** The permission bits of the secret's file that let others read it; null if there is no file. */
  secretMode: number | null
  /** Free bytes on the disk of DATA_DIR; null if unknown. */
  freeBytes: number | null
}

/** Examines the machine without changing it. */
export async function lookAtMachine({ dataDir, secretFile }: Omit<Config, 'secret'>): Promise<Machine> {
  const stat = secretFile === null ? undefined : statSync(secretFile, { throwIfNoEntry: false })
  return { secretMode: stat === undefined ? null : stat.mode & 0o777, freeBytes: await freeBytes(dataDir) }
}

export function machineFindings({ secretFile, dataDir }: Omit<Config, 'secret'>, machine: Machine): Finding[] {
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
