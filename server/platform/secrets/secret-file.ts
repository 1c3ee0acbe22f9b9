import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { keyRingText, newSecret, parseKeyRing, type KeyRing } from './key-ring.ts'
import { StartError, unwritable } from '../start-error.ts'

interface Place {
  dataDir: string
  production: boolean
  /** MUSTER_SECRET_FILE. */
  secretFile?: string | undefined
  /** XDG_CONFIG_HOME. */
  configHome?: string | undefined
}

/**
 * Where the secret is stored if it is not in the environment. In production not beside the data, so that a copy of the data is of no use by
 * itself; a file left there by earlier versions is still used, and the start warns.
 */
export function secretPlace({ dataDir, production, secretFile, configHome }: Place): string {
  if (secretFile !== undefined) return resolve(secretFile)
  const besideTheData = join(dataDir, 'secret')
  if (!production || existsSync(besideTheData)) return besideTheData
  const settings = process.getuid?.() === 0 ? '/etc' : (configHome ?? join(homedir(), '.config'))
  return join(settings, 'muster', 'secret')
}

/** Reads the secret, or creates it on the first start. Without it the encrypted fields are lost. */
export function ownSecret(path: string): string {
  const folder = dirname(path)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(path, newSecret(), { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return readSecret(path)
  } catch (error) {
    throw unwritable(folder, error as NodeJS.ErrnoException)
  }
}

function readSecret(path: string): string {
  const text = readFileSync(path, 'utf8').trim()
  try {
    parseKeyRing(text)
    return text
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(`${path} is damaged. Restore it from a backup, or set MUSTER_SECRET.`)
  }
}

/** Replaces the file's contents by a ring, completely or not at all. */
export function writeSecret(path: string, { secrets }: KeyRing): void {
  const aside = `${path}.new-${process.pid}`
  writeFileSync(aside, keyRingText(secrets), { mode: 0o600, flush: true })
  renameSync(aside, path)
}
